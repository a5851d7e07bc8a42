import * as v from 'valibot'
import { accountNumber, loginId } from '../../contract/fields.ts'
import { sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import { endSessions } from '../domain/sessions.ts'
import { lockKnown } from './accounts.ts'
import { reason } from './fields.ts'
import { lockLogin } from './logins.ts'
import { Refusal, verb } from './verb.ts'

interface Subject {
  readonly oktaIds: readonly string[]
  /** The addresses and phone numbers under which messages and refusals of the person are stored. */
  readonly recipients: readonly string[]
}

/** Everything that names a person without being reached by deleting the login's row. */
const eraseTraces = async (db: Transaction, { oktaIds, recipients }: Subject, account: string) => {
  const isTheirs = sql`lower(recipient) = any(${recipients.map((one) => one.toLowerCase())})`
  const subjects = [...oktaIds, account]
  const naming = oktaIds.map((id) => `%${id}%`)
  for (const where of [
    sql`message where ${isTheirs}`,
    // A mistyped address that was corrected since may be a stranger's, whose own mail may still wait.
    sql`message where coalesce(sent_at, dead_at) is not null
      and recipient in (select recipient from link_code where subject = any(${subjects}))`,
    sql`mail_refusal where ${isTheirs}`,
    sql`sms_refusal where phone = any(${[...recipients]})`,
    sql`link_code where ${isTheirs} or subject = any(${subjects})`,
    sql`permit where subject = any(${subjects})`,
    sql`support_report where report::text like any(${naming})`,
    sql`submit where answer::text like any(${naming})`,
    sql`former_login where contract_number = ${account}`,
  ])
    await sql`delete from ${where}`.execute(db)
}

/**
 * Blanks the third-party requests of the person, and those for the account: their mails name the holder. The rows keep
 * their status, so that a link still says what became of the request.
 * @returns the addresses to which the requests were mailed
 */
const eraseRequests = async (
  db: Transaction,
  { oktaIds, recipients }: Subject,
  account: string,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from third_party_request
    where okta_id = any(${[...oktaIds]}) or contract_number = ${account}
      or lower(email) = any(${recipients.map((one) => one.toLowerCase())})
    for update`.execute(db)
  await sql`update third_party_request set full_name = '', last_name = '', email = '', telephone_number = '',
      telephone_code = '', telephone_extension = '', care_of_name = '', house_number = '', street = '',
      supplement = '', city = '', state = '', zip = '', po_box_number = '', po_box_zip = ''
    where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(db)
  await sql`update interaction_record
    set details = jsonb_strip_nulls(jsonb_build_object('cause', details -> 'cause'))
    where details ->> 'cause' = any(${rows.map(({ id }) => `request ${id}`)})
      or details ->> 'oktaId' = any(${[...oktaIds]})`.execute(db)
  return rows.map(({ email }) => email).filter((email) => email !== '')
}

const addressesOf = async (
  db: Transaction,
  oktaIds: readonly string[],
  account: string,
): Promise<string[]> => {
  const ids = [...oktaIds]
  const { rows } = await sql<{ recipient: string }>`
    select email as recipient from login where okta_id = any(${ids})
    union select email from login_email where okta_id = any(${ids})
    union select recipient from factor where okta_id = any(${ids})
    union select unnest(array[email, phone]) from account where contract_number = ${account}`.execute(db)
  return rows.map(({ recipient }) => recipient).filter((one) => one !== '')
}

/** @param account also this account's; empty for none */
const eraseLogins = async (db: Transaction, oktaIds: readonly string[], account: string) => {
  for (const oktaId of oktaIds) await endSessions(db, oktaId)
  const recipients = await addressesOf(db, oktaIds, account)
  const mailed = await eraseRequests(db, { oktaIds, recipients }, account)
  await eraseTraces(db, { oktaIds, recipients: [...recipients, ...mailed] }, account)
  await sql`delete from login where okta_id = any(${[...oktaIds]})`.execute(db)
}

const eraseAccount = async (db: Transaction, contractNumber: string): Promise<string[]> => {
  await lockKnown(db, contractNumber)
  const { rows } = await sql<{ id: string }>`select okta_id as id from login_account
    where contract_number = ${contractNumber} and role = 'primary'`.execute(db)
  const oktaIds = rows.map(({ id }) => id)
  await eraseLogins(db, oktaIds, contractNumber)
  await sql`update account set first_name = '', middle_name = '', last_name = '', customer_name = '', phone = '',
      email = '', house_number = '', street_name = '', supplement = '', city = '', state = '', zip_code = '',
      closed_at = coalesce(closed_at, now())
    where contract_number = ${contractNumber}`.execute(db)
  return oktaIds
}

const eraseLogin = async (db: Transaction, id: string): Promise<string[]> => {
  const { oktaId } = await lockLogin(db, id)
  await eraseLogins(db, [oktaId], '')
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
