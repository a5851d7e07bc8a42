import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ago, fromNow, type Transaction } from '../../server/database/database.ts'
import { displayName, isOrganization, type SampleLogin, type SamplePerson } from '../people/person.ts'
import type { MailNames } from '../../server/mails/write-mail.ts'
import { mailActivationLink } from '../../server/mails/registration.ts'
import { insertLinks } from './insert-links.ts'

/** The links of real mails are valid for a shorter time, but a sandbox can run for weeks. */
export const workingLinkDays = 20

/** The prefix `00uSAMPLE` distinguishes it from the id of a real person. */
export const sampleOktaId = (person: SamplePerson): string => `00uSAMPLE${person.contractNumber}`

const userOf = (person: SamplePerson) => ({
  oktaId: sampleOktaId(person),
  email: person.email,
  customerType: isOrganization(person.name) ? ('Business' as const) : ('Individual' as const),
  customerName: displayName(person.name),
})

const giveAccounts = async (db: Transaction, person: SamplePerson): Promise<void> => {
  const oktaId = sampleOktaId(person)
  const shared = (person.login?.shares ?? []).map((contractNumber) => ({
    oktaId,
    contractNumber,
    role: 'secondary' as const,
  }))
  const own = { oktaId, contractNumber: person.contractNumber, role: 'primary' as const }
  await db
    .insertInto('loginAccount')
    .values([own, ...shared])
    .execute()
}

const insertUserWithoutLoginId = async (db: Transaction, person: SamplePerson) => {
  const user = userOf(person)
  const unknown = { loginId: user.oktaId, passwordHash: '', question: '', answerHash: '' }
  await db
    .insertInto('login')
    .values({ ...user, ...unknown, status: 'STAGED' })
    .execute()
  await giveAccounts(db, person)
}

const insertRecoverySetting = async (db: Transaction, person: SamplePerson): Promise<void> => {
  const oktaId = sampleOktaId(person)
  const { otherEmails = [], mailRefusal, formerLogin, recordAnswer, hasNoLoginId } = person.recovery ?? {}
  const { contractNumber } = person
  if (hasNoLoginId) await insertUserWithoutLoginId(db, person)
  for (const email of otherEmails) await db.insertInto('loginEmail').values({ oktaId, email }).execute()
  if (mailRefusal)
    await db
      .insertInto('mailRefusal')
      .values({ recipient: person.email, status: mailRefusal })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (formerLogin)
    await db
      .insertInto('formerLogin')
      .values({ ...formerLogin, contractNumber })
      .execute()
  if (recordAnswer !== undefined)
    await db
      .insertInto('lookupRefusal')
      .values({ contractNumber, answer: JSON.stringify(recordAnswer) })
      .execute()
}

/** The same on every computer. */
const partnerGuid = ({ contractNumber }: SamplePerson): string =>
  createHash('sha256')
    .update(`partner ${contractNumber}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

const accountNames = (name: SamplePerson['name']) =>
  isOrganization(name)
    ? {
        customerType: 'Organization' as const,
        firstName: '',
        middleName: '',
        lastName: '',
        customerName: name.customerName,
      }
    : { customerType: 'Person' as const, middleName: '', ...name, customerName: '' }

/** @returns false if the account exists */
const insertAccount = async (db: Transaction, person: SamplePerson): Promise<boolean> => {
  const { contractNumber, address, phone, email, refusal } = person
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account')
    .values({
      contractNumber,
      businessPartnerNumber: `11${contractNumber.slice(-8)}`,
      businessPartnerGuid: partnerGuid(person),
      companyCode: address.state,
      ...accountNames(person.name),
      phone,
      email,
      ...address,
      registrationRefusal: refusal?.details ?? '',
      registrationRefusalCode: refusal?.code ?? '',
      creationRefused: person.creationRefused ?? false,
      interactionRefused: person.interactionRefused ?? false,
      paperless: person.paperless ?? false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

interface SampleSecrets {
  readonly passwordHash: string
  readonly answerHash: string
}

const insertLogin = async (
  db: Transaction,
  person: SamplePerson,
  login: SampleLogin,
  secrets: SampleSecrets,
) => {
  const { firstName, lastName } = accountNames(person.name)
  await db
    .insertInto('login')
    .values({
      ...userOf(person),
      ...secrets,
      loginId: login.loginId,
      question: 'favorite_toy',
      status: login.status,
      firstName,
      lastName,
      language: login.language ?? 'en',
      groups: [...(login.groups ?? ['Everyone'])],
      createdAt: ago(login.daysAgo, 'day'),
      activatedAt: login.status === 'ACTIVE' ? ago(login.daysAgo - 1, 'day') : null,
      emailProved: login.status === 'ACTIVE',
    })
    .execute()
  await giveAccounts(db, person)
}

const insertFactor = async (
  db: Transaction,
  person: SamplePerson,
  recipient: string,
  status: 'PENDING_ACTIVATION' | 'ACTIVE',
) => {
  const id = `smsSAMPLE${person.contractNumber}`
  await db
    .insertInto('factor')
    .values({ id, oktaId: sampleOktaId(person), factorType: 'sms', recipient, status })
    .execute()
}

const insertInteractionRecord = async (db: Transaction, person: SamplePerson) => {
  const { contractNumber } = person
  const details = JSON.stringify({ oktaId: sampleOktaId(person) })
  await db
    .insertInto('interactionRecord')
    .values({ kind: 'registrationCompleted', contractNumber, details })
    .execute()
}

/** The link has no host, because the outbox adds the current host. */
const insertActivationMail = async (
  db: Transaction,
  person: SamplePerson,
  login: SampleLogin,
  { productName, supportPhone }: MailNames,
) => {
  const oktaId = sampleOktaId(person)
  const language = login.language ?? 'en'
  await mailActivationLink({ db, publicOrigin: '', language, productName, supportPhone }, userOf(person))
  const registered = ago(login.daysAgo, 'day')
  await db
    .updateTable('linkCode')
    .set({
      createdAt: registered,
      expiresAt: login.link === 'works' ? fromNow(workingLinkDays, 'day') : ago(login.daysAgo - 3, 'day'),
      usedAt: login.link === 'used' ? sql<Date>`${registered} + interval '1 hour'` : null,
    })
    .where('kind', '=', 'activation')
    .where('subject', '=', oktaId)
    .execute()
  await db
    .updateTable('message')
    .set({ createdAt: registered, sentAt: registered })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('message')
        .select((of) => of.fn.max('id').as('id'))
        .where('recipient', '=', person.email),
    )
    .execute()
}

export const insertPerson = async (
  db: Transaction,
  person: SamplePerson,
  secrets: SampleSecrets,
  names: MailNames,
): Promise<void> => {
  if (!(await insertAccount(db, person))) return
  const { login } = person
  if (login) await insertLogin(db, person, login, secrets)
  await insertRecoverySetting(db, person)
  if (person.links) await insertLinks(db, person, person.links, names)
  if (!login) return
  if (login.link) await insertActivationMail(db, person, login, names)
  if (login.smsFactor) await insertFactor(db, person, login.smsFactor, 'ACTIVE')
  if (login.unconfirmedPhone) await insertFactor(db, person, login.unconfirmedPhone, 'PENDING_ACTIVATION')
  if (login.interactionRecorded) await insertInteractionRecord(db, person)
}
