import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { StartupError } from '../platform/startup-error.ts'
import { connectOnce } from './connection/client.ts'

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const migrations = Object.entries(files).toSorted(([a], [b]) => a.localeCompare(b))

/** Key of the lock of the server that migrates. */
const guardLock = 7_021_971
/**
 * Key of the lock in each migrating transaction. Servers of earlier versions wait for it and hold a snapshot
 * meanwhile.
 */
const migrationLock = 7_021_970

/** Milliseconds: a day. The client does not send a limit of 0. */
const unlimited = { statement_timeout: 86_400_000, lock_timeout: 86_400_000 }

/**
 * Waits until no other server migrates, and locks out others until the transaction of `client` ends. Between its
 * statements this transaction holds no snapshot, because a concurrent index build would wait for one. A transaction
 * also keeps its connection behind a pooler.
 */
const holdGuard = async (client: pg.Client): Promise<void> => {
  for (;;) {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ isHeld: boolean }>(
      `select pg_try_advisory_xact_lock(${guardLock}) as "isHeld"`,
    )
    if (rows[0]?.isHeld) return
    await client.query('rollback')
    await pause(200)
  }
}

const begin = (client: pg.Client) => client.query(`begin; select pg_advisory_xact_lock(${migrationLock})`)

/** First line of a migration whose statements run one by one, such as those that build an index without a lock. */
const outsideTransaction = '-- outside a transaction\n'

const isTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'

/** An interrupted build leaves an invalid index, which "if not exists" counts as existing. */
const dropInvalid = async (client: pg.Client, statement: string): Promise<void> => {
  const [, name] = /\bindex concurrently if not exists (\w+)/.exec(statement) ?? []
  if (!name) return
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rowCount) await client.query(`drop index concurrently ${name}`)
}

/** @throws StartupError when the role's `statement_timeout` ended a statement, as behind a pooler */
const runEachStatement = async (client: pg.Client, text: string): Promise<void> => {
  for (const statement of text.split(/;$/m).filter((part) => part.trim() !== '')) {
    await dropInvalid(client, statement)
    await client.query(statement).catch((error: unknown) => {
      if (!isTimeout(error)) throw error
      const words = statement
        .replaceAll(/^--.*$/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
      throw new StartupError(
        `the role's statement_timeout ended an index before it was built: run "${words}" in psql, then start again`,
      )
    })
  }
}

const runPending = async (client: pg.Client): Promise<void> => {
  await begin(client)
  await client.query(`create table if not exists migration (
    name text primary key, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string }>('select name from migration')
  const applied = new Set(rows.map(({ name }) => name))
  for (const [name, text] of migrations) {
    if (applied.has(name)) continue
    if (text.startsWith(outsideTransaction)) {
      await client.query('commit')
      await runEachStatement(client, text)
      await begin(client)
    }
    // a query without parameters may hold any number of statements
    else await client.query(text)
    await client.query('insert into migration (name) values ($1)', [name])
  }
  await client.query('commit')
}

/**
 * Applies each migration once, in order, also when several servers start at the same time. After an interrupted start
 * it continues with the unfinished file.
 */
export const migrate = async (url: string): Promise<void> => {
  const guard = await connectOnce(url)
  try {
    await holdGuard(guard)
    const client = await connectOnce(url, unlimited)
    try {
      await runPending(client)
    } finally {
      await client.end()
    }
  } finally {
    await guard.end()
  }
}
