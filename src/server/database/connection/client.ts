import pg from 'pg'

/** Milliseconds */
export const limits = {
  connect: 5000,
  statement: 30_000,
  pauseInTransaction: 60_000,
  /** For a free connection of the pool, and for a lock. Then the API call ends with status 503. */
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

/** An `error` event without a handler would end the process. The pool opens a new connection. */
export const ignoreConnectionError = () => {}

export const connectionLostMessage = 'the connection was lost and was not replaced'

/** pg and its pool give these errors no code. */
const noConnection: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  connectionLostMessage,
]

/**
 * Lock timeout (55P03), lost connection (08), insufficient resources (53), shutdown or startup (57P0), a read-only
 * replica (25006), and network errors.
 */
const unavailable =
  /^(55P03|08...|53...|57P0.|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/

export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && unavailable.test(String(error.code))) || noConnection.includes(error.message))

/** A deadlock (40P01) or a serialization failure (40001): the transaction can be run again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')

/** For `catch`. Throws again if the database is unavailable, because the next statement would fail too. */
export const nullUnlessUnavailable = (error: unknown): null => {
  if (isUnavailable(error)) throw error
  return null
}

/** Outside of the pools. */
export const connectOnce = async (url: string, changes: pg.ClientConfig = {}): Promise<pg.Client> => {
  const client = new pg.Client({ ...settings(url), connectionTimeoutMillis: limits.connect, ...changes })
  client.on('error', ignoreConnectionError)
  await client.connect()
  return client
}
