import type { Transaction } from '../../database/sql/database.ts'
import { displayName, isOrganization, type SamplePerson } from './person.ts'
import { rowToInsert } from '../../database/sql/statement.ts'

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
