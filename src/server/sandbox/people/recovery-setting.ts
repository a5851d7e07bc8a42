import type { Answer } from '../../../contract/operations.ts'
import type { Transaction } from '../../database/sql/database.ts'
import { displayName, isOrganization, type SamplePerson } from './person.ts'
import { rowToInsert } from '../../database/sql/statement.ts'

/** What makes the recovery of a sample person end as it does. */
export interface RecoverySetting {
  /** More addresses of the login, none of which is known to be the right one. */
  readonly otherEmails?: readonly string[]
  /** The status the mail service refuses the person's address with. */
  readonly mailRefusal?: string
  /** A login of the portal before this one that was not taken over, and why. */
  readonly formerLogin?: { readonly loginId: string; readonly refusal: string }
  /** What the record system answers in the place of looking the account up. */
  readonly recordAnswer?: Answer<'addressLookup'>
  /** The identity provider knows a user by the person's address who never got a login ID. */
  readonly hasNoLoginId?: true
}

const insertUserWithoutLoginId = async (sql: Transaction, person: SamplePerson, oktaId: string) => {
  const row = {
    oktaId,
    loginId: oktaId,
    email: person.email,
    passwordHash: '',
    question: '',
    answerHash: '',
    status: 'STAGED',
    customerType: isOrganization(person.name) ? 'Business' : 'Individual',
    customerName: displayName(person.name),
  }
  await sql`insert into login ${rowToInsert(row)}`
  await sql`insert into login_account (okta_id, contract_number, role) values (${oktaId}, ${person.contractNumber}, 'primary')`
}

/** Stores what the recovery of one new sample person needs. */
export const insertRecoverySetting = async (
  sql: Transaction,
  person: SamplePerson,
  oktaId: string,
): Promise<void> => {
  const { otherEmails = [], mailRefusal, formerLogin, recordAnswer, hasNoLoginId } = person.recovery ?? {}
  const { contractNumber } = person
  if (hasNoLoginId) await insertUserWithoutLoginId(sql, person, oktaId)
  for (const email of otherEmails)
    await sql`insert into login_email (okta_id, email) values (${oktaId}, ${email})`
  if (mailRefusal)
    await sql`
      insert into mail_refusal (recipient, status) values (${person.email}, ${mailRefusal})
      on conflict do nothing`
  if (formerLogin)
    await sql`
      insert into former_login (login_id, contract_number, refusal)
      values (${formerLogin.loginId}, ${contractNumber}, ${formerLogin.refusal})`
  if (recordAnswer !== undefined)
    await sql`
      insert into lookup_refusal (contract_number, answer)
      values (${contractNumber}, ${JSON.stringify(recordAnswer)}::text::jsonb)`
}
