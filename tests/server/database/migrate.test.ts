import { randomUUID } from 'node:crypto'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { connectOnce } from '../../../src/server/database/connection/client.ts'
import { migrate } from '../../../src/server/database/migrate.ts'
import { inParallel } from '../harness/parallel.ts'

const name = `migrate_${randomUUID().replaceAll('-', '')}`
const url = new URL(inject('databaseUrl'))
url.pathname = `/${name}`

const admin = await connectOnce(inject('databaseUrl'))
await admin.query(`create database ${name}`)
const client = await connectOnce(url.href, { lock_timeout: 2000 })
const other = await connectOnce(url.href)
afterAll(async () => {
  await Promise.all([client.end(), other.end()])
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

const applied = async () => {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  return rows.map((row) => row.name)
}
const index = 'account_by_partner'
const isValid = async (): Promise<boolean | undefined> => {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [index],
  )
  return rows[0]?.valid
}
/** So that the migration that builds indexes runs again. */
const forget = async () => {
  await client.query(`drop index ${index}`)
  await client.query("delete from migration where name like '%041-%'")
}
/** A concurrent index build waits for this snapshot. */
const startReading = async () => {
  await other.query('begin isolation level repeatable read')
  await other.query('select from account')
}
const insertAccount = async (contractNumber: string) => {
  await client.query(
    `insert into account (contract_number, business_partner_number, business_partner_guid, company_code, customer_type)
      values ($1, $1, $1, 'NJ', 'Person')`,
    [contractNumber],
  )
}

test('four servers on an empty database apply each migration exactly once', async () => {
  await inParallel(4, () => migrate(url.href))
  const files = Object.keys(import.meta.glob('../../../src/server/database/migrations/*.sql'))
  const { rows } = await client.query('select indexrelid::regclass from pg_index where not indisvalid')
  expect(await applied()).toEqual(
    files.map((file) => file.replace('../../../src/server/database', '.')).toSorted(),
  )
  expect(rows).toEqual([])
})

test('rows can be inserted while a migration waits with its index', async () => {
  await forget()
  await startReading()
  const migrating = migrate(url.href)
  await vi.waitUntil(async () => (await isValid()) === false, 10_000)
  await insertAccount('390000000001')
  await other.query('commit')
  await migrating
  expect(await isValid()).toBe(true)
})

test('an index build that statement_timeout aborts is finished by the next migration', async () => {
  await forget()
  await startReading()
  // As through a pooler that ignores the settings of its clients: only the limit of the role applies.
  await expect(migrate(`${url.href}?statement_timeout=3000`)).rejects.toThrow(
    `the role's statement_timeout cancelled the build of an index: run "create index concurrently if not exists ${index} on account (business_partner_number)" in psql, then start again`,
  )
  expect(await isValid()).toBe(false)
  await other.query('commit')
  await migrate(url.href)
  expect(await isValid()).toBe(true)
})

test('a waiting index build leaves the migration lock to an older server', async () => {
  await forget()
  await startReading()
  const migrating = migrate(url.href)
  await vi.waitUntil(async () => (await isValid()) === false, 10_000)
  await client.query('begin; select pg_advisory_xact_lock(7021970); commit')
  await other.query('commit')
  await migrating
  expect(await isValid()).toBe(true)
})
