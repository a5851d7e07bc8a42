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

/** What the pool says, which gives its errors no code: all connections were taken, or a new one did not open in time. */
const noConnection: readonly string[] = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]

/** Whether a statement failed because others held a lock, or all connections, for too long. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '55P03') || noConnection.includes(error.message))

/** One connection, which is open. */
export const connectOnce = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ ...settings(url), connectionTimeoutMillis: limits.connect })
  client.on('error', ignoreLoss)
  await client.connect()
  return client
}
