import { hashSecret } from '../../domain/secret-hash.ts'
import type { Database, Transaction } from '../../database/sql/database.ts'
import { moveLinkDates } from './insert-links.ts'
import { insertPerson, sampleOktaId, workingLinkDays } from './insert-person.ts'
import { people, phonesWithoutSms } from '../people/people.ts'
import { samplePassword, type SampleLogin, type SamplePerson } from '../people/person.ts'
import { sampleAlerts } from '../people/sample-alerts.ts'

/** Days pass between two starts; who waits for activation goes on waiting as long as the page says. */
const moveDates = async (sql: Transaction, person: SamplePerson, login: SampleLogin): Promise<void> => {
  const moved = await sql`
    update login set created_at = now() - ${login.daysAgo} * interval '1 day'
    where okta_id = ${sampleOktaId(person)} and status in ('STAGED', 'PROVISIONED')`
  if (moved.count === 0 || login.link !== 'works') return
  await sql`
    update link_code set expires_at = greatest(expires_at, now() + ${workingLinkDays} * interval '1 day')
    where kind = 'activation' and subject = ${sampleOktaId(person)}`
}

const insertAlerts = async (sql: Transaction): Promise<void> => {
  for (const { title, details, level, active, from, until } of sampleAlerts)
    await sql`
      insert into alert (title, details, level, active, start_time, end_time)
      values (${title}, ${details}, ${level}, ${active}, now() + ${from} * interval '1 day',
        now() + ${until} * interval '1 day')`
}

const needsSeed = async (sql: Database): Promise<boolean> => {
  const [row] = await sql<{ known: number }[]>`
    select count(*)::int as known from account
    where contract_number = any(${people.map((person) => person.contractNumber)}::text[])`
  return row?.known !== people.length
}

const seedMissing = async (sql: Database): Promise<void> => {
  const [passwordHash, answerHash] = await Promise.all([
    hashSecret(samplePassword),
    hashSecret('a brown bear'),
  ])
  await sql.begin(async (transaction) => {
    await transaction`lock table account in share row exclusive mode`
    const [first] = await transaction`select 1 from account limit 1`
    if (!first) await insertAlerts(transaction)
    for (const phone of phonesWithoutSms)
      await transaction`insert into sms_refusal (phone) values (${phone}) on conflict do nothing`
    for (const person of people) await insertPerson(transaction, person, { passwordHash, answerHash })
  })
}

/**
 * Brings in the sample people that are not there yet, each once and with all that belongs to them: what people did
 * with them since stays as it is.
 */
export const seedPeople = async (sql: Database): Promise<void> => {
  if (await needsSeed(sql)) await seedMissing(sql)
  await sql.begin(async (transaction) => {
    for (const person of people) {
      if (person.login) await moveDates(transaction, person, person.login)
      if (person.links) await moveLinkDates(transaction, person, person.links, workingLinkDays)
    }
  })
}
