import type { Transaction } from '../../database/database.ts'
import { displayName, isOrganization, type SamplePerson } from './person.ts'

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
