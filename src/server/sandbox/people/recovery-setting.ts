import type { LookupAnswer } from '../../operations/recovery/account-lookup-find.ts'
import type { Transaction } from '../../database/database.ts'
import { displayName, isOrganization, type SamplePerson } from './person.ts'

/** What makes the recovery of a sample person end as it does. */
export interface RecoverySetting {
  /** More addresses of the login, none of which is known to be the right one. */
  readonly otherEmails?: readonly string[]
  /** The status the mail service refuses the person's address with. */
  readonly mailRefusal?: string
  /** A login of the portal before this one that was not taken over, and why. */
  readonly formerLogin?: { readonly loginId: string; readonly refusal: string }
  /** What the record system answers in the place of looking the account up. */
  readonly recordAnswer?: LookupAnswer
  /** The identity provider knows a user by the person's address who never got a login ID. */
  readonly hasNoLoginId?: true
}

const insertUserWithoutLoginId = async (db: Transaction, person: SamplePerson, oktaId: string) => {
  await db
    .insertInto('login')
    .values({
      oktaId,
      loginId: oktaId,
      email: person.email,
      passwordHash: '',
      question: '',
      answerHash: '',
      status: 'STAGED',
      customerType: isOrganization(person.name) ? 'Business' : 'Individual',
      customerName: displayName(person.name),
    })
    .execute()
  const { contractNumber } = person
  await db.insertInto('loginAccount').values({ oktaId, contractNumber, role: 'primary' }).execute()
}

/** Stores what the recovery of one new sample person needs. */
export const insertRecoverySetting = async (
  db: Transaction,
  person: SamplePerson,
  oktaId: string,
): Promise<void> => {
  const { otherEmails = [], mailRefusal, formerLogin, recordAnswer, hasNoLoginId } = person.recovery ?? {}
  const { contractNumber } = person
  if (hasNoLoginId) await insertUserWithoutLoginId(db, person, oktaId)
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
