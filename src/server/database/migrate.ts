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

const guardLock = 7_021_971
/**
 * Held by each migrating transaction, also in older versions of the server. Released before an index is built
 * concurrently: otherwise the build and an older server would wait for each other.
 */
const migrationLock = 7_021_970

/** One day in milliseconds. The value 0 would mean "no limit", but pg does not send it. */
const unlimited = { statement_timeout: 86_400_000, lock_timeout: 86_400_000 }

/**
 * Blocks the migrations of other servers until the transaction of `client` ends. Works behind a connection pooler too,
 * because a pooler assigns one connection to an open transaction. The transaction holds no snapshot between its
 * statements, so a concurrent index build does not wait for it.
 */
const acquireMigrationLock = async (client: pg.Client): Promise<void> => {
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

/** The first line of a migration that, for example, builds an index concurrently. */
const outsideTransaction = '-- outside a transaction\n'

const isTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '57014'

/** An interrupted build leaves an invalid index, which `create index if not exists` would take for an index. */
const dropInvalid = async (client: pg.Client, statement: string): Promise<void> => {
  const [, name] = /\bindex concurrently if not exists (\w+)/.exec(statement) ?? []
  if (!name) return
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rowCount) await client.query(`drop index concurrently ${name}`)
}

/**
 * @throws StartupError when the role's `statement_timeout` cancels a statement, which can happen behind a connection
 * pooler that does not pass on this connection's own limits
 */
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
        `the role's statement_timeout cancelled the build of an index: run "${words}" in psql, then start again`,
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
    // pg allows several statements in one query if it has no parameters.
    else await client.query(text)
    await client.query('insert into migration (name) values ($1)', [name])
  }
  await client.query('commit')
}

/** Several servers can start at the same time. The next start continues an interrupted migration. */
export const migrate = async (url: string): Promise<void> => {
  const guard = await connectOnce(url)
  try {
    await acquireMigrationLock(guard)
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
