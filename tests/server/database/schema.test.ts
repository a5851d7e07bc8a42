import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectApproved } from '../../expect-approved.ts'
import { startTestServer } from '../harness/start-test-server.ts'

const server = await startTestServer()

interface Column {
  readonly tableName: string
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  readonly hasDefault: boolean
  readonly isIdentity: boolean
  /** Only of this column, or `null`. */
  readonly checked: string | null
}

const readColumns = async () => {
  const { rows } = await sql<Column>`
    select relname as table_name, attname as name, format_type(atttypid, atttypmod) as type,
      not attnotnull as is_nullable, atthasdef as has_default, attidentity <> '' as is_identity,
      (select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = attrelid and conkey = array[attnum] and contype = 'c') as checked
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    order by relname, attnum`.execute(server.db)
  return rows
}

/** What `pg` returns. No number represents every bigint exactly, so it is a string. */
const types: Readonly<Record<string, string>> = {
  text: 'string',
  'text[]': 'string[]',
  integer: 'number',
  bigint: 'string',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
}

const toCamel = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

const typeOf = (column: Column): string => {
  const { type, isNullable, hasDefault, isIdentity, checked } = column
  if (type === 'jsonb') return hasDefault ? 'Json<string | undefined>' : 'Json'
  const [, list] = /= ANY \(\(?ARRAY\[(.*)\]/.exec(checked ?? '') ?? []
  const values = list?.replaceAll('::text', '').replaceAll(', ', ' | ')
  const plain = values ?? types[type]
  if (plain === undefined) throw new Error(`${column.tableName}.${column.name}: what is a ${type} here?`)
  const whole = isNullable ? `${plain} | null` : plain
  if (isIdentity) return `GeneratedAlways<${whole}>`
  return hasDefault ? `Generated<${whole}>` : whole
}

const head = `import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A jsonb value. A query returns an \`unknown\` value, which the caller must parse. An insert needs a JSON text. */
type Json<Inserted = string> = ColumnType<unknown, Inserted, string>

/**
 * The tables of the database. This file is generated from the migrations: after a new migration, run
 * \`npm run approve schema\`.
 */
export interface Schema {
`

test('schema.ts equals the types that are generated from the migrated database', async () => {
  const tables = Map.groupBy(await readColumns(), ({ tableName }) => tableName)
  const written = [...tables].map(([name, columns]) => {
    const lines = columns.map((column) => `    ${toCamel(column.name)}: ${typeOf(column)}\n`)
    return `  ${toCamel(name)}: {\n${lines.join('')}  }\n`
  })
  await expectApproved(
    () =>
      expect(`${head}${written.join('')}}\n`).toMatchFileSnapshot('../../../src/server/database/schema.ts'),
    { what: 'what the migrations make', approve: 'schema', source: 'src/server/database/migrations' },
  )
})
