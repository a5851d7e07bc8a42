import { createHash } from 'node:crypto'
import { hashSecret } from '../identity/password.ts'
import { texts } from '../operations/message-texts.ts'
import { codeHash, sealCode } from '../operations/sealed-code.ts'
import type { Database, Transaction } from '../store/database.ts'
import { people, phonesWithoutSms } from './people.ts'
import { displayName, isOrganization, samplePassword, type SampleLogin, type SamplePerson } from './person.ts'
import { sampleAlerts } from './sample-alerts.ts'

const workingLinkDays = 20

/** Told from real ones at a glance. */
export const sampleOktaId = (person: SamplePerson): string => `00uSAMPLE${person.contractNumber}`

/** Looks like a GUID and is the same on every machine. */
const partnerGuid = ({ contractNumber }: SamplePerson): string =>
  createHash('sha256')
    .update(`partner ${contractNumber}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** @returns true when the account was not there yet */
const insertAccount = async (sql: Transaction, person: SamplePerson): Promise<boolean> => {
  const { contractNumber, name, address, refusal } = person
  const names = isOrganization(name) ? name : { customerName: '', ...name }
  const row = {
    contract_number: contractNumber,
    business_partner_number: `11${contractNumber.slice(-8)}`,
    business_partner_guid: partnerGuid(person),
    company_code: person.companyCode,
    customer_type: isOrganization(name) ? 'Organization' : 'Person',
    first_name: 'firstName' in names ? names.firstName : '',
    middle_name: 'middleName' in names ? (names.middleName ?? '') : '',
    last_name: 'lastName' in names ? names.lastName : '',
    customer_name: names.customerName,
    phone: person.phone,
    email: person.email,
    house_number: address.houseNumber,
    street_name: address.streetName,
    supplement: address.supplement ?? '',
    city: address.city,
    state: address.state,
    zip_code: address.zipCode,
    registration_refusal: refusal?.details ?? '',
    registration_refusal_code: refusal?.code ?? '',
    creation_refused: person.creationRefused ?? false,
    interaction_refused: person.interactionRefused ?? false,
  }
  const inserted = await sql`insert into account ${sql(row)} on conflict do nothing`
  return inserted.count === 1
}

interface Secrets {
  readonly passwordHash: string
  readonly answerHash: string
}

const insertLogin = async (sql: Transaction, person: SamplePerson, login: SampleLogin, secrets: Secrets) => {
  const oktaId = sampleOktaId(person)
  const { name } = person
  const row = {
    okta_id: oktaId,
    login_id: login.loginId,
    email: person.email,
    password_hash: secrets.passwordHash,
    question: 'favorite_toy',
    answer_hash: secrets.answerHash,
    status: login.status,
    customer_type: isOrganization(name) ? 'Business' : 'Individual',
    customer_name: displayName(name),
    first_name: isOrganization(name) ? '' : name.firstName,
    last_name: isOrganization(name) ? '' : name.lastName,
    language: login.language ?? 'en',
    groups: [...(login.groups ?? ['Everyone'])],
  }
  await sql`insert into login ${sql(row)}`
  await sql`
    update login set created_at = now() - ${login.daysAgo} * interval '1 day',
      activated_at = case when status = 'ACTIVE' then now() - ${login.daysAgo - 1} * interval '1 day' end
    where okta_id = ${oktaId}`
  await sql`
    insert into login_account (okta_id, contract_number, role) values (${oktaId}, ${person.contractNumber}, 'primary')`
}

const insertFactor = async (sql: Transaction, person: SamplePerson, phone: string) => {
  await sql`
    insert into factor (id, okta_id, factor_type, recipient, status)
    values (${`smsSAMPLE${person.contractNumber}`}, ${sampleOktaId(person)}, 'sms', ${phone}, 'ACTIVE')`
}

const insertInteractionRecord = async (sql: Transaction, person: SamplePerson) => {
  await sql`
    insert into interaction_record (kind, contract_number, details)
    values ('registrationCompleted', ${person.contractNumber},
      jsonb_build_object('oktaId', ${sampleOktaId(person)}::text))`
}

/** The mail it got when it registered. Its link has no host: the outbox shows it wherever the portal is served. */
const insertActivationMail = async (sql: Transaction, person: SamplePerson, login: SampleLogin) => {
  const oktaId = sampleOktaId(person)
  const code = await sealCode(sql, { kind: 'activation', oktaId })
  const link = `/registrationComplete?code=${code}`
  const language = login.language ?? 'en'
  const name = displayName(person.name)
  const mail = texts[language].activationMail({ name, productName: 'MyWater', link, days: 3 })
  const registered = sql`now() - ${login.daysAgo} * interval '1 day'`
  await sql`
    insert into link_code (kind, subject, code_hash, created_at, expires_at, used_at)
    values ('activation', ${oktaId}, ${codeHash(code)}, ${registered},
      ${login.link === 'works' ? sql`now() + ${workingLinkDays} * interval '1 day'` : sql`${registered} + interval '3 days'`},
      ${login.link === 'used' ? sql`${registered} + interval '1 hour'` : null})`
  await sql`
    insert into message (kind, recipient, subject, body, links, language, created_at, sent_at)
    values ('mail', ${person.email}, ${mail.subject}, ${mail.body}, ${[link]}, ${language}, ${registered},
      ${registered})`
}

const insertPerson = async (sql: Transaction, person: SamplePerson, secrets: Secrets): Promise<void> => {
  if (!(await insertAccount(sql, person)) || !person.login) return
  const { login } = person
  await insertLogin(sql, person, login, secrets)
  if (login.link) await insertActivationMail(sql, person, login)
  if (login.smsFactor) await insertFactor(sql, person, login.smsFactor)
  if (login.interactionRecorded) await insertInteractionRecord(sql, person)
}

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
    for (const person of people) if (person.login) await moveDates(transaction, person, person.login)
  })
}
