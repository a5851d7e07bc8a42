import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database, Result, Sql, Transaction } from './database.ts'
import { type Parameter, Part, write } from './statement.ts'

/** Milliseconds. */
const limits = { connect: 5000, statement: 30_000, pauseInTransaction: 60_000, wait: 30_000, end: 5000 }

type Client = Pick<pg.ClientBase, 'query'>

const toCamel = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

const statementNames = new Map<string, string>()

/** Under one name a connection prepares a statement once; the code has so many statements and no more. */
const statementName = (text: string): string => {
  const name = statementNames.get(text) ?? `statement${statementNames.size}`
  statementNames.set(text, name)
  return name
}

const run = async <Rows extends readonly object[]>(
  client: Client,
  text: string,
  parameters: readonly Parameter[],
): Promise<Result<Rows>> => {
  const query = { name: statementName(text), text, values: [...parameters], rowMode: 'array' as const }
  const { fields, rows, rowCount } = await client.query<unknown[]>(query)
  const names = fields.map(({ name }) => toCamel(name))
  const found = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])))
  // what a statement finds is said where it is written: there is nothing to check it against
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.defineProperty(found, 'count', { value: rowCount ?? 0 }) as object as Result<Rows>
}

/** Gives work a client, and takes it back afterwards. */
type WithClient = <Value>(work: (client: Client) => Promise<Value>) => Promise<Value>

const createSql = (withClient: WithClient): Sql => {
  const sql = <Rows extends readonly object[]>(
    texts: TemplateStringsArray,
    ...values: (Parameter | Part)[]
  ) => {
    const parameters: Parameter[] = []
    const text = write(new Part(texts, values), parameters)
    return withClient((client) => run<Rows>(client, text, parameters))
  }
  return Object.assign(sql, {
    text: (statement: string, parameters: readonly Parameter[]) =>
      withClient((client) => run<Record<string, unknown>[]>(client, statement, parameters)),
    script: async (statements: string) => {
      await withClient((client) => client.query(statements))
    },
  })
}

const createTransaction = (client: Client): Transaction => {
  const transaction: Transaction = Object.assign(
    createSql((work) => work(client)),
    {
      savepoint: async <Value>(work: (sql: Transaction) => Promise<Value>) => {
        await client.query('savepoint step')
        try {
          return await work(transaction)
        } catch (error) {
          await client.query('rollback to savepoint step')
          throw error
        } finally {
          await client.query('release savepoint step')
        }
      },
    },
  )
  return transaction
}

const runInTransaction = async <Value>(client: Client, work: (sql: Transaction) => Promise<Value>) => {
  const value = await work(createTransaction(client))
  const { command } = await client.query('commit')
  // PostgreSQL answers so when a statement failed before, though `work` went on
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
  return value
}

const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'mywater',
  statement_timeout: limits.statement,
  idle_in_transaction_session_timeout: limits.pauseInTransaction,
  keepAlive: true,
})

/** A lost connection fails the statements on it, which is where it is told; the pool opens another. */
const ignoreLoss = () => {}

/** One connection, which is open. */
export const connectOnce = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ ...settings(url), connectionTimeoutMillis: limits.connect })
  client.on('error', ignoreLoss)
  await client.connect()
  return client
}

/** A pool of at most `max` connections, opened as they are needed. */
export const connect = (url: string, max: number): Database => {
  const pool = new pg.Pool({
    ...settings(url),
    max,
    connectionTimeoutMillis: limits.wait,
    idleTimeoutMillis: 0,
  })
  pool.on('error', ignoreLoss)
  pool.on('connect', (client) => client.on('error', ignoreLoss))

  const withClient: WithClient = async (work) => {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      // the pool lets go of one whose connection was lost
      client.release()
    }
  }
  /** A connection that was lost while it was idle shows it here, before anything is done: another one serves. */
  const openTransaction = async (lost = 0): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      return client
    } catch (error) {
      client.release(true)
      if (lost >= max) throw error
      return openTransaction(lost + 1)
    }
  }
  const begin: Database['begin'] = async (work) => {
    const client = await openTransaction()
    let isClean = true
    try {
      return await runInTransaction(client, work)
    } catch (error) {
      isClean = await client.query('rollback').then(
        () => true,
        () => false,
      )
      throw error
    } finally {
      client.release(!isClean)
    }
  }
  return Object.assign(createSql(withClient), {
    begin,
    end: async () => {
      await Promise.race([pool.end(), pause(limits.end, undefined, { ref: false })])
    },
  })
}
