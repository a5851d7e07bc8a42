import pg from 'pg'

/** Milliseconds. */
export const limits = {
  connect: 5000,
  statement: 30_000,
  pauseInTransaction: 60_000,
  /**
   * Time limits in milliseconds for a connection of the pool and for a lock. A call that gets neither ends with a
   * 503.
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

/** A lost connection fails its statements, which report it; the pool opens another one. */
export const ignoreLoss = () => {}

/** Message of a transaction that has lost its connection. */
export const lostForGood = 'the connection was lost, and there is no other'

/** Messages of pg and its pool for errors that carry no code. */
const noConnection: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  lostForGood,
]

/**
 * Codes of errors that pass: a lock took too long, the connection was lost (08), the server has no room (53), ends or
 * starts (57P0), or is a read-only replica (25006); and codes of the network.
 */
const unavailable =
  /^(55P03|08...|53...|57P0.|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/

/** Whether a statement failed for a reason that passes: the database is busy or away. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && unavailable.test(String(error.code))) || noConnection.includes(error.message))

/**
 * For `catch`: `null` for an error of the statement itself; throws if the database is away, since then nothing else
 * would work.
 */
export const nullUnlessUnavailable = (error: unknown): null => {
  if (isUnavailable(error)) throw error
  return null
}

/**
 * Opens one connection.
 *
 * @param changes of the usual limits
 */
export const connectOnce = async (url: string, changes: pg.ClientConfig = {}): Promise<pg.Client> => {
  const client = new pg.Client({ ...settings(url), connectionTimeoutMillis: limits.connect, ...changes })
  client.on('error', ignoreLoss)
  await client.connect()
  return client
}
