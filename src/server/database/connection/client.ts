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

/** Whether a statement failed because others held a lock, or all connections, for too long. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '55P03') || error.message === 'timeout exceeded when trying to connect')

/** One connection, which is open. */
export const connectOnce = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ ...settings(url), connectionTimeoutMillis: limits.connect })
  client.on('error', ignoreLoss)
  await client.connect()
  return client
}
