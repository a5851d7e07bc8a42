import type { MailNames } from '../../server/mails/write-mail.ts'
import { sql } from 'kysely'
import { ago, type Database, fromNow, type Transaction } from '../../server/database/database.ts'
import { serverCaller } from '../../server/domain/hash-caller.ts'
import { hashSecret } from '../../server/domain/secret-hash.ts'
import { moveLinkDates } from './insert-links.ts'
import { insertPerson, sampleOktaId, workingLinkDays } from './insert-person.ts'
import { claimForSandbox, isSeeded } from '../../server/domain/sandbox-mark.ts'
import { people, phonesWithoutSms } from '../people/people.ts'
import { samplePassword, type SampleLogin, type SamplePerson } from '../people/person.ts'
import { sampleAlerts } from '../people/sample-alerts.ts'

/** Days can pass between two starts, and a person has always waited the same number of days for the activation. */
const moveDates = async (db: Transaction, person: SamplePerson, login: SampleLogin): Promise<void> => {
  const moved = await db
    .updateTable('login')
    .set({ createdAt: ago(login.daysAgo, 'day') })
    .where('oktaId', '=', sampleOktaId(person))
    .where('status', 'in', ['STAGED', 'PROVISIONED'])
    .executeTakeFirst()
  if (moved.numUpdatedRows === 0n || login.link !== 'works') return
  await db
    .updateTable('linkCode')
    .set((eb) => ({
      expiresAt: eb.fn<Date>('greatest', [eb.ref('expiresAt'), fromNow(workingLinkDays, 'day')]),
    }))
    .where('kind', '=', 'activation')
    .where('subject', '=', sampleOktaId(person))
    .execute()
}

const insertAlerts = async (db: Transaction): Promise<void> => {
  for (const { from, until, ...alert } of sampleAlerts)
    await db
      .insertInto('alert')
      .values({ ...alert, startTime: fromNow(from, 'day'), endTime: fromNow(until, 'day') })
      .execute()
}

const needsSeed = async (db: Database): Promise<boolean> => {
  if (!(await isSeeded(db))) return true
  const numbers = people.map((person) => person.contractNumber)
  const known = await db
    .selectFrom('account')
    .select('contractNumber')
    .where('contractNumber', 'in', numbers)
    .execute()
  return known.length !== people.length
}

const seedMissing = async (db: Database, names: MailNames): Promise<void> => {
  const [passwordHash, answerHash] = await Promise.all([
    hashSecret(samplePassword, serverCaller),
    hashSecret('a brown bear', serverCaller),
  ])
  await db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = 0`.execute(transaction)
    await sql`lock table account in share row exclusive mode`.execute(transaction)
    await claimForSandbox(transaction)
    const first = await transaction.selectFrom('account').select('contractNumber').executeTakeFirst()
    if (!first) await insertAlerts(transaction)
    for (const phone of phonesWithoutSms)
      await transaction
        .insertInto('smsRefusal')
        .values({ phone })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    for (const person of people) await insertPerson(transaction, person, { passwordHash, answerHash }, names)
  })
}

/** Does not change existing people. */
export const seedPeople = async (db: Database, names: MailNames): Promise<void> => {
  if (await needsSeed(db)) await seedMissing(db, names)
  await db.transaction().execute(async (transaction) => {
    for (const person of people) {
      if (person.login) await moveDates(transaction, person, person.login)
      if (person.links) await moveLinkDates(transaction, person, person.links, workingLinkDays)
    }
  })
}
