import pg from 'pg'

/** Milliseconds. */
export const limits = {
  connect: 5000,
  statement: 30_000,
  pauseInTransaction: 60_000,
  /** For a connection of the pool, and for a lock: a call that gets neither is better told to come again. */
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

/** A lost connection fails the statements on it, which is where it is told; the pool opens another. */
export const ignoreLoss = () => {}

/** Said where a transaction has no connection left. */
export const lostForGood = 'the connection was lost, and there is no other'

/** What pool and client say, who give their errors no code. */
const noConnection: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  lostForGood,
]

/**
 * Waited too long for a lock; the connection was lost (08), the server has no room (53), ends or starts (57P0), or is a
 * copy that takes no changes (25006); and what the network says.
 */
const unavailable =
  /^(55P03|08...|53...|57P0.|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/

/** Whether a statement failed for a reason that passes: the database is busy, or cannot be reached just now. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && unavailable.test(String(error.code))) || noConnection.includes(error.message))

/** For `catch`: `null` for what failed by itself; throws what failed for want of a database, of which nothing follows. */
export const nullUnlessUnavailable = (error: unknown): null => {
  if (isUnavailable(error)) throw error
  return null
}

/** One connection, which is open. @param changes of the usual limits */
export const connectOnce = async (url: string, changes: pg.ClientConfig = {}): Promise<pg.Client> => {
  const client = new pg.Client({ ...settings(url), connectionTimeoutMillis: limits.connect, ...changes })
  client.on('error', ignoreLoss)
  await client.connect()
  return client
}
