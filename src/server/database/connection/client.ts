import pg from 'pg'

/** The time limits for connections and statements, in milliseconds. */
export const limits = {
  connect: 5000,
  statement: 30_000,
  pauseInTransaction: 60_000,
  /**
   * The time limit for two waits: the wait for a free connection of the pool, and the wait for a lock. After this time,
   * the API call ends with status 503.
   */
  wait: 2000,
  end: 5000,
}

export const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'mywater',
  statement_timeout: limits.statement,
  idle_in_transaction_session_timeout: limits.pauseInTransaction,
  keepAlive: true,
})

/**
 * Receives the `error` event of a lost connection and does nothing, because an `error` event without a handler would
 * end the process. Statements on the lost connection throw errors, and the pool opens a new connection.
 */
export const ignoreConnectionError = () => {}

/** Error message of a transaction whose connection was lost. */
export const connectionLostMessage = 'the connection was lost and was not replaced'

/** The messages of errors that pg and its pool throw if a connection is lost. These errors have no error code. */
const noConnection: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  connectionLostMessage,
]

/**
 * Codes of temporary errors: lock timeout (55P03), lost connection (08), insufficient resources (53), server shutdown
 * or startup (57P0), a write to a read-only replica (25006), and network errors.
 */
const unavailable =
  /^(55P03|08...|53...|57P0.|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/

/** Whether an SQL statement failed for a temporary reason: the database is busy or cannot be reached. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && unavailable.test(String(error.code))) || noConnection.includes(error.message))

/**
 * Whether PostgreSQL has rolled back the transaction because of a parallel transaction: a deadlock (40P01) or a
 * serialization failure (40001). The transaction can be run again.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')

/**
 * Converts the error of an SQL statement to `null`, for use in a `catch`. If the database is unavailable, throws the
 * error again instead, because the next statement would cause an error too.
 */
export const nullUnlessUnavailable = (error: unknown): null => {
  if (isUnavailable(error)) throw error
  return null
}

/**
 * Opens one connection outside of the pools.
 * @param changes settings that replace the default settings
 */
export const connectOnce = async (url: string, changes: pg.ClientConfig = {}): Promise<pg.Client> => {
  const client = new pg.Client({ ...settings(url), connectionTimeoutMillis: limits.connect, ...changes })
  client.on('error', ignoreConnectionError)
  await client.connect()
  return client
}
