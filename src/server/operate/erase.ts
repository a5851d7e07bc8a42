import * as v from 'valibot'
import { accountNumber, loginId } from '../../contract/fields.ts'
import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import { findLoginByLoginId } from '../domain/login.ts'
import { endSessions } from '../domain/sessions.ts'
import { reason } from './fields.ts'
import { Refusal, verb } from './verb.ts'

interface Subject {
  readonly oktaIds: readonly string[]
  /** The addresses and phone numbers under which messages and refusals of the person are stored. */
  readonly recipients: readonly string[]
}

/** Everything that names a person without being reached by deleting the login's row. */
const eraseTraces = async (db: Transaction, { oktaIds, recipients }: Subject): Promise<void> => {
  const lower = recipients.map((one) => one.toLowerCase())
  const isTheirs = sql<boolean>`lower(recipient) = any(${lower})`
  await db.deleteFrom('message').where(isTheirs).execute()
  await db.deleteFrom('mailRefusal').where(isTheirs).execute()
  await db
    .deleteFrom('smsRefusal')
    .where('phone', 'in', [...recipients, ''])
    .execute()
  await db
    .deleteFrom('linkCode')
    .where((eb) => eb.or([isTheirs, eb('subject', 'in', [...oktaIds, ''])]))
    .execute()
  await db
    .deleteFrom('permit')
    .where('subject', 'in', [...oktaIds, ''])
    .execute()
  await db
    .deleteFrom('supportReport')
    .where(sql<boolean>`report::text like any(${oktaIds.map((id) => `%${id}%`)})`)
    .execute()
  await db
    .deleteFrom('submit')
    .where(sql<boolean>`answer::text like any(${oktaIds.map((id) => `%${id}%`)})`)
    .execute()
}

const noPerson = {
  fullName: '',
  lastName: '',
  email: '',
  telephoneNumber: '',
  telephoneCode: '',
  telephoneExtension: '',
  careOfName: '',
  houseNumber: '',
  street: '',
  supplement: '',
  city: '',
  state: '',
  zip: '',
  poBoxNumber: '',
  poBoxZip: '',
}

/**
 * Blanks the third-party requests of the person, and those for the account: their mails name the holder. The rows keep
 * their status, so that a link still says what became of the request.
 * @returns the addresses to which the requests were mailed
 */
const eraseRequests = async (
  db: Transaction,
  { oktaIds, recipients }: Subject,
  contractNumber = '',
): Promise<string[]> => {
  const lower = recipients.map((one) => one.toLowerCase())
  const requests = await db
    .selectFrom('thirdPartyRequest')
    .select(['id', 'email'])
    .where((eb) =>
      eb.or([
        eb('oktaId', 'in', [...oktaIds, '']),
        sql<boolean>`lower(email) = any(${lower})`,
        eb('contractNumber', '=', contractNumber),
      ]),
    )
    .forUpdate()
    .execute()
  const ids = requests.map(({ id }) => id)
  await db
    .updateTable('thirdPartyRequest')
    .set(noPerson)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute()
  await sql`update interaction_record set details = details - 'thirdParty' - 'oktaId'
    where details ->> 'cause' = any(${ids.map((id) => `request ${id}`)})
      or details ->> 'oktaId' = any(${[...oktaIds]})`.execute(db)
  return requests.map(({ email }) => email).filter((email) => email !== '')
}

const addressesOf = async (db: Transaction, oktaId: string): Promise<string[]> => {
  const { rows } = await sql<{ recipient: string }>`
    select email as recipient from login where okta_id = ${oktaId}
    union select email from login_email where okta_id = ${oktaId}
    union select recipient from factor where okta_id = ${oktaId}`.execute(db)
  return rows.map(({ recipient }) => recipient).filter((one) => one !== '')
}

const eraseLogins = async (db: Transaction, subject: Subject, contractNumber?: string) => {
  for (const oktaId of subject.oktaIds) await endSessions(db, oktaId)
  const mailed = await eraseRequests(db, subject, contractNumber)
  await eraseTraces(db, { ...subject, recipients: [...subject.recipients, ...mailed] })
  await db
    .deleteFrom('login')
    .where('oktaId', 'in', [...subject.oktaIds, ''])
    .execute()
}

const eraseAccount = async (db: Transaction, contractNumber: string): Promise<string[]> => {
  const account = await db
    .selectFrom('account')
    .select(['email', 'phone'])
    .where('contractNumber', '=', contractNumber)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new Refusal(`There is no account ${contractNumber}.`)
  const logins = await db
    .selectFrom('loginAccount')
    .select('oktaId')
    .where('contractNumber', '=', contractNumber)
    .where('role', '=', 'primary')
    .execute()
  const oktaIds = logins.map(({ oktaId }) => oktaId)
  const recipients = [account.email, account.phone].filter((one) => one !== '')
  for (const oktaId of oktaIds) recipients.push(...(await addressesOf(db, oktaId)))
  await eraseLogins(db, { oktaIds, recipients }, contractNumber)
  await db
    .updateTable('account')
    .set({
      firstName: '',
      middleName: '',
      lastName: '',
      customerName: '',
      phone: '',
      email: '',
      houseNumber: '',
      streetName: '',
      supplement: '',
      city: '',
      state: '',
      zipCode: '',
      closedAt: sql<Date>`coalesce(closed_at, now())`,
    })
    .where('contractNumber', '=', contractNumber)
    .execute()
  return oktaIds
}

const eraseLogin = async (db: Transaction, id: string): Promise<string[]> => {
  const found = await findLoginByLoginId(db, id)
  if (!found) throw new Refusal(`There is no login ${id}.`)
  const { oktaId } = found
  await eraseLogins(db, { oktaIds: [oktaId], recipients: await addressesOf(db, oktaId) })
  return [oktaId]
}

const stays = {
  acts: "what the utility's side did, by id: the proof that this was done",
  interactions: 'that a registration or an answer happened, by account number, without a name',
  log: "the server's log lines, by id, as long as the log is kept",
  backups: 'backups made before now, until they are deleted',
}

export const erase = verb(
  'erase',
  'Erases a person: the login of a login ID, or everything personal of an account, with every stored recipient.',
  { login: v.optional(loginId), account: v.optional(accountNumber), reason },
  { login: 'jrivera210', reason: 'request of the customer, case 4711' },
  async ({ login, account, reason: why }, { db }) => {
    if ((login === undefined) === (account === undefined)) throw new Refusal('Name one of login and account.')
    const oktaIds = login === undefined ? await eraseAccount(db, account ?? '') : await eraseLogin(db, login)
    return {
      done: 'The person is erased.',
      reason: why,
      whom: [...oktaIds, ...(account === undefined ? [] : [account])],
      data: {
        stays: {
          ...stays,
          ...(login !== undefined && {
            account: 'the account itself: name it to erase its names and addresses',
          }),
          ...(account !== undefined && {
            account: 'its number, closed; the next import brings names back unless the source drops them',
          }),
        },
      },
    }
  },
)
