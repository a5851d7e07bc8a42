import { randomBytes } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { Body } from '../../../src/contract/operations.ts'
import { laterCalls } from '../../../src/contract/third-party.ts'
import { insertInteraction } from '../../../src/server/domain/interaction-record.ts'
import { answerInteraction, recordNotice } from '../../../src/server/domain/third-party-answer.ts'
import { mailThirdPartyLink } from '../../../src/server/mails/third-party.ts'
import type { ServerFixture, Visitor } from './server-fixture.ts'
import type { Schema } from '../../../src/server/database/schema.ts'
import { mailing } from './mailing.ts'

let requestsMade = 0

/**
 * For a new account. An accepted or rejected one is also in the customer records, with the mail about it
 * sent.
 */
export const mailedRequest = async (
  fixture: ServerFixture,
  columns: Updateable<Schema['thirdPartyRequest']> = {},
  account: Updateable<Schema['account']> = {},
) => {
  requestsMade += 1
  const contractNumber = await fixture.account({
    houseNumber: '48',
    streetName: 'Orchard Lane',
    city: 'Riverton',
    state: 'NJ',
    zipCode: '08077',
    email: `holder-${requestsMade}@example.com`,
    ...account,
  })
  const email = `theo-${requestsMade}@example.com`
  const request = await fixture.db
    .insertInto('thirdPartyRequest')
    .values({ contractNumber, fullName: 'Theo Hart', lastName: 'Hart', email, ...columns })
    .returning(['id', 'language'])
    .executeTakeFirstOrThrow()
  const { status } = columns
  if (status === 'Accepted' || status === 'Rejected')
    await fixture.db.transaction().execute(async (transaction) => {
      await recordNotice(transaction, request)
      await insertInteraction(
        transaction,
        answerInteraction(laterCalls[status].record, {
          id: request.id,
          contractNumber,
          fullName: 'Theo Hart',
        }),
      )
    })
  await fixture.db
    .transaction()
    .execute((transaction) =>
      mailThirdPartyLink(
        { ...mailing, db: transaction },
        { ...request, email, fullName: 'Theo Hart', holder: 'Ada Brook' },
      ),
    )
  return {
    id: request.id,
    contractNumber,
    businessPartnerNumber: contractNumber.slice(-10),
    email,
    holderEmail: `holder-${requestsMade}@example.com`,
    hashcode: await fixture.lastCode(email),
  }
}
export type MailedRequest = Awaited<ReturnType<typeof mailedRequest>>

export const acceptedRequestOf = async (fixture: ServerFixture, columns = {}, account = {}) => {
  const request = await mailedRequest(fixture, columns, account)
  const visitor = fixture.visitorWithoutCaptcha()
  await visitor.call('getThirdPartyRequest', { hashcode: request.hashcode })
  await acceptRequest(visitor, request)
  return { visitor, request }
}

export const acceptRequest = (visitor: Visitor, { hashcode }: MailedRequest) =>
  visitor.call('updateThirdPartyRequestStatusCode', { hashcode, status: 'Accepted' })

type Registration = Body<'thirdPartyRegistrationSubmit'>

export const registrationFor = (request: MailedRequest, more: Partial<Registration> = {}): Registration => ({
  firstName: 'Theo',
  lastName: 'Hart',
  loginId: `theo${randomBytes(4).toString('hex')}`,
  password: 'Blue-Kettle-42',
  securityQuestion: 'favorite_toy',
  securityAnswer: 'A brown bear',
  email: request.email,
  telephone1: '+16095550170',
  addressType: 'STANDARD',
  houseNumber: '12',
  streetName: 'Mill Street',
  city: 'Riverton',
  state: 'NJ',
  zipCode: '08077',
  mfaOptIn: false,
  mfaPhoneFactor: '',
  connectionContractNumber: request.contractNumber,
  primaryBusinessPartnerNumber: request.businessPartnerNumber,
  thirdPartyURLHashCode: request.hashcode,
  ...more,
})

/** All that a third-party call could change, except permissions of sessions and counts of limits. */
export const readAllRows = async ({ db }: ServerFixture): Promise<unknown[]> => [
  await db.selectFrom('thirdPartyRequest').selectAll().orderBy('id').execute(),
  await db.selectFrom('thirdPartyPartner').selectAll().orderBy('oktaId').execute(),
  await db.selectFrom('login').selectAll().orderBy('oktaId').execute(),
  await db.selectFrom('loginAccount').selectAll().orderBy('oktaId').orderBy('contractNumber').execute(),
  await db.selectFrom('factor').selectAll().orderBy('id').execute(),
  await db.selectFrom('linkCode').selectAll().orderBy('kind').orderBy('subject').execute(),
  await db.selectFrom('message').select(['id', 'recipient', 'body']).orderBy('id').execute(),
  await db.selectFrom('interactionRecord').selectAll().orderBy('id').execute(),
]

export const statusOf = async ({ db }: ServerFixture, { id }: MailedRequest) => {
  const row = await db
    .selectFrom('thirdPartyRequest')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.status
}

export const holdersOf = ({ db }: ServerFixture, { contractNumber }: MailedRequest) =>
  db
    .selectFrom('loginAccount')
    .select(['oktaId', 'role'])
    .where('contractNumber', '=', contractNumber)
    .orderBy('role')
    .execute()
