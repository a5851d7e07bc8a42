import { sql, type Insertable } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import type { Schema } from '../../../src/server/database/schema.ts'
import { beforeEach } from 'vitest'
import { openServerFixture } from './server-fixture.ts'

/** A mail of a rolled back transaction is written, but not kept. */
const countWork = async (db: Database) => {
  const { rows } = await sql<{ written: number; tries: number; kept: number }>`
    select (select coalesce(max(last_value), 0)::int from pg_sequences where sequencename = 'message_id_seq') as written,
      (select coalesce(sum(points), 0)::int from rate_limit where key like 'recovery%') as tries,
      (select count(*)::int from message) as kept`.execute(db)
  return rows[0] ?? { written: 0, tries: 0, kept: 0 }
}

/** With the password of the sample people. */
const addLogin = async (
  db: Database,
  login: Pick<Insertable<Schema['login']>, 'oktaId' | 'loginId' | 'email' | 'status'>,
) => {
  const sample = db.selectFrom('login').select('passwordHash').where('loginId', '=', 'priya_raman')
  const { passwordHash } = await sample.executeTakeFirstOrThrow()
  const holder = { customerType: 'Individual', customerName: 'Rae Set' } as const
  await db
    .insertInto('login')
    .values({ ...login, ...holder, passwordHash, question: 'favorite_toy', answerHash: '' })
    .execute()
}

/** Each test of the file begins without counted attempts. */
export const openRecoveryFixture = async (options?: Parameters<typeof openServerFixture>[0]) => {
  const fixture = await openServerFixture(options)
  const { db } = fixture
  beforeEach(() => fixture.forgetLimits())
  return {
    ...fixture,
    mailsTo: fixture.messagesTo,
    addLogin: (login: Parameters<typeof addLogin>[1]) => addLogin(db, login),
    addEmail: (oktaId: string, email: string) =>
      db.insertInto('loginEmail').values({ oktaId, email }).execute(),
    /** `mailsWritten` includes the mails of rolled back transactions. */
    workOf: async (call: () => Promise<unknown>) => {
      const before = await countWork(db)
      await call()
      const after = await countWork(db)
      return {
        mailsWritten: after.written - before.written,
        triesCounted: after.tries - before.tries,
        mailsKept: after.kept - before.kept,
      }
    },
  }
}

export const forwardedFor = (address: string) => ({ 'X-Forwarded-For': address })

/** Without values: known and unknown people must get the same shape. */
export const shapeOfResponse = async (response: Response) => {
  const body: unknown = JSON.parse(await response.text())
  const headers = [...response.headers].map(([name, value]) =>
    ['date', 'x-request-id', 'content-length'].includes(name) ? [name] : [name, value],
  )
  const shape =
    typeof body === 'object' && body !== null
      ? Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? 'array' : typeof value])
      : typeof body
  return { status: response.status, headers, shape }
}

/** As the portal sends it. */
export const phoneLookupBody = (firstName: string, lastName: string, phoneNumber: string) =>
  ({ customerType: 'individual', firstName, lastName, customerName: '', phoneNumber }) as const
