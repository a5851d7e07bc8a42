import { randomBytes } from 'node:crypto'
import type { Updateable } from 'kysely'
import type { Body } from '../../../src/contract/operations.ts'
import { laterCalls } from '../../../src/contract/third-party.ts'
import { insertInteraction } from '../../../src/server/domain/interaction-record.ts'
import { answerInteraction, recordNotice } from '../../../src/server/domain/third-party-request.ts'
import { mailThirdPartyLink } from '../../../src/server/mails/third-party.ts'
import type { ServerFixture, Visitor } from './server-fixture.ts'
import type { Schema } from '../../../src/server/database/schema.ts'
import { mailing } from './mailing.ts'

export interface MailedRequest {
  readonly id: string
  readonly contractNumber: string
  readonly businessPartnerNumber: string
  readonly email: string
  readonly holderEmail: string
  readonly hashcode: string
}
type Columns = Updateable<Schema['thirdPartyRequest']>
type Account = Updateable<Schema['account']>

const orchard = {
  houseNumber: '48',
  streetName: 'Orchard Lane',
  city: 'Riverton',
  state: 'NJ',
  zipCode: '08077',
}
let requestsMade = 0

export const acceptRequest = (visitor: Visitor, { hashcode }: MailedRequest) =>
  visitor.call('updateThirdPartyRequestStatusCode', { hashcode, status: 'Accepted' })

export const thirdPartiesOf = (fixture: ServerFixture) => {
  const { db, rowsOf } = fixture

  /** For a new account. An accepted or rejected one is also in the customer records, with the mail about it sent. */
  const mailed = async (columns: Columns = {}, account: Account = {}): Promise<MailedRequest> => {
    requestsMade += 1
    const [email, holderEmail] = [`theo-${requestsMade}@example.com`, `holder-${requestsMade}@example.com`]
    const contractNumber = await fixture.account({ ...orchard, email: holderEmail, ...account })
    const fullName = 'Theo Hart'
    const request = await db
      .insertInto('thirdPartyRequest')
      .values({ contractNumber, fullName, lastName: 'Hart', email, ...columns })
      .returning(['id', 'language'])
      .executeTakeFirstOrThrow()
    const { status } = columns
    await db.transaction().execute(async (transaction) => {
      if (status === 'Accepted' || status === 'Rejected') {
        await recordNotice(transaction, request)
        const record = { id: request.id, contractNumber, fullName }
        await insertInteraction(transaction, answerInteraction(laterCalls[status].record, record))
      }
      const mail = { ...request, email, fullName, holder: 'Ada Brook' }
      await mailThirdPartyLink({ ...mailing, db: transaction }, mail)
    })
    return {
      id: request.id,
      contractNumber,
      businessPartnerNumber: contractNumber.slice(-10),
      email,
      holderEmail,
      hashcode: await fixture.lastCode(email),
    }
  }

  return {
    mailed,
    accepted: async (columns: Columns = {}, account: Account = {}) => {
      const request = await mailed(columns, account)
      const visitor = fixture.visitor()
      await visitor.call('getThirdPartyRequest', { hashcode: request.hashcode })
      await acceptRequest(visitor, request)
      return { visitor, request }
    },
    /** All that a third-party call could change, except permissions of sessions and counts of limits. */
    readAllRows: async (): Promise<unknown[]> => [
      await rowsOf('thirdPartyRequest'),
      await rowsOf('thirdPartyPartner'),
      await rowsOf('login'),
      await db.selectFrom('loginAccount').selectAll().orderBy('oktaId').orderBy('contractNumber').execute(),
      await rowsOf('factor'),
      await db.selectFrom('linkCode').selectAll().orderBy('kind').orderBy('subject').execute(),
      await db.selectFrom('message').select(['id', 'recipient', 'body']).orderBy('id').execute(),
      await rowsOf('interactionRecord'),
    ],
    statusOf: async ({ id }: MailedRequest) => (await fixture.rowOf('thirdPartyRequest', { id })).status,
    holdersOf: async ({ contractNumber }: MailedRequest) => {
      const holders = await rowsOf('loginAccount', { contractNumber })
      return holders.map(({ oktaId, role }) => ({ oktaId, role }))
    },
  }
}
export type AcceptedRequest = Awaited<ReturnType<ReturnType<typeof thirdPartiesOf>['accepted']>>

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
