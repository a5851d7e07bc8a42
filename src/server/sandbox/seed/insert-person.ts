import { createHash } from 'node:crypto'
import { mailActivationLink } from '../../mails/activation.ts'
import type { Transaction } from '../../database/sql/database.ts'
import { displayName, isOrganization, type SampleLogin, type SamplePerson } from '../people/person.ts'
import { insertLinks } from './insert-links.ts'
import { insertRecoverySetting } from '../people/recovery-setting.ts'
import { part, rowToInsert } from '../../database/sql/statement.ts'

/** Days the link of a sample mail works; real ones are shorter-lived than a sandbox. */
export const workingLinkDays = 20

/** Told from real ones at a glance. */
export const sampleOktaId = (person: SamplePerson): string => `00uSAMPLE${person.contractNumber}`

/** Looks like a GUID and is the same on every machine. */
const partnerGuid = ({ contractNumber }: SamplePerson): string =>
  createHash('sha256')
    .update(`partner ${contractNumber}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const accountNames = (name: SamplePerson['name']) =>
  isOrganization(name)
    ? {
        customerType: 'Organization',
        firstName: '',
        middleName: '',
        lastName: '',
        customerName: name.customerName,
      }
    : { customerType: 'Person', middleName: '', ...name, customerName: '' }

/** @returns true when the account was not there yet */
const insertAccount = async (sql: Transaction, person: SamplePerson): Promise<boolean> => {
  const { contractNumber, companyCode, phone, email, refusal } = person
  const row = {
    contractNumber,
    businessPartnerNumber: `11${contractNumber.slice(-8)}`,
    businessPartnerGuid: partnerGuid(person),
    companyCode,
    ...accountNames(person.name),
    phone,
    email,
    supplement: '',
    ...person.address,
    registrationRefusal: refusal?.details ?? '',
    registrationRefusalCode: refusal?.code ?? '',
    creationRefused: person.creationRefused ?? false,
    interactionRefused: person.interactionRefused ?? false,
  }
  const inserted = await sql`insert into account ${rowToInsert(row)} on conflict do nothing`
  return inserted.count === 1
}

export interface SampleSecrets {
  readonly passwordHash: string
  readonly answerHash: string
}

const insertLogin = async (
  sql: Transaction,
  person: SamplePerson,
  login: SampleLogin,
  secrets: SampleSecrets,
) => {
  const oktaId = sampleOktaId(person)
  const { firstName, lastName } = accountNames(person.name)
  const row = {
    oktaId,
    loginId: login.loginId,
    email: person.email,
    ...secrets,
    question: 'favorite_toy',
    status: login.status,
    customerType: isOrganization(person.name) ? 'Business' : 'Individual',
    customerName: displayName(person.name),
    firstName,
    lastName,
    language: login.language ?? 'en',
    groups: [...(login.groups ?? ['Everyone'])],
  }
  await sql`insert into login ${rowToInsert(row)}`
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
  await mailActivationLink(
    { sql, publicOrigin: '', productName: 'MyWater' },
    { oktaId, email: person.email, customerName: displayName(person.name), language: login.language ?? 'en' },
  )
  const registered = part`now() - ${login.daysAgo} * interval '1 day'`
  await sql`
    update link_code set created_at = ${registered},
      expires_at = ${login.link === 'works' ? part`now() + ${workingLinkDays} * interval '1 day'` : part`${registered} + interval '3 days'`},
      used_at = ${login.link === 'used' ? part`${registered} + interval '1 hour'` : null}
    where kind = 'activation' and subject = ${oktaId}`
  await sql`
    update message set created_at = ${registered}, sent_at = ${registered}
    where id = (select max(id) from message where recipient = ${person.email})`
}

/** A person with all that belongs to them, unless the account is there already. */
export const insertPerson = async (
  sql: Transaction,
  person: SamplePerson,
  secrets: SampleSecrets,
): Promise<void> => {
  if (!(await insertAccount(sql, person))) return
  const { login } = person
  if (login) await insertLogin(sql, person, login, secrets)
  await insertRecoverySetting(sql, person, sampleOktaId(person))
  if (person.links) await insertLinks(sql, person, person.links)
  if (!login) return
  if (login.link) await insertActivationMail(sql, person, login)
  if (login.smsFactor) await insertFactor(sql, person, login.smsFactor)
  if (login.interactionRecorded) await insertInteractionRecord(sql, person)
}
