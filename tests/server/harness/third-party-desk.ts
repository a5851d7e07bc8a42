import { randomBytes } from 'node:crypto'
import type { Body } from '../../../src/contract/operations.ts'
import { mailThirdPartyLink } from '../../../src/server/mails/third-party-request.ts'
import type { Desk, Visitor } from './desk.ts'
import { rowToInsert } from '../../../src/server/database/sql/statement.ts'

let made = 0

/** A request for a fresh account, its mailed code, and whom it went to. */
export const mailedRequest = async (
  desk: Desk,
  columns: Record<string, unknown> = {},
  account: Record<string, unknown> = {},
) => {
  made += 1
  const contractNumber = await desk.account({
    houseNumber: '48',
    streetName: 'Orchard Lane',
    city: 'Riverton',
    state: 'NJ',
    zipCode: '08077',
    email: `holder-${made}@example.com`,
    ...account,
  })
  const email = `theo-${made}@example.com`
  const row = { contractNumber, fullName: 'Theo Hart', lastName: 'Hart', email, ...columns }
  const [request] = await desk.sql<{ id: string; language: 'en' | 'es' }[]>`
    insert into third_party_request ${rowToInsert(row)} returning id::text, language`
  if (!request) throw new Error('no request')
  const mailing = { publicOrigin: 'http://portal.example', productName: 'MyWater' }
  await desk.sql.begin((sql) =>
    mailThirdPartyLink(
      { ...mailing, sql },
      { ...request, email, fullName: 'Theo Hart', holder: 'Ada Brook' },
    ),
  )
  return {
    id: request.id,
    contractNumber,
    businessPartnerNumber: contractNumber.slice(-10),
    email,
    holderEmail: `holder-${made}@example.com`,
    hashcode: await desk.lastCode(email),
  }
}
export type MailedRequest = Awaited<ReturnType<typeof mailedRequest>>

/** Somebody who opened the link and said yes. */
export const accepted = async (desk: Desk, columns = {}, account = {}) => {
  const request = await mailedRequest(desk, columns, account)
  const visitor = desk.stranger()
  await visitor.call('getThirdPartyRequest', { hashcode: request.hashcode })
  await accept(visitor, request)
  return { visitor, request }
}

export const accept = (visitor: Visitor, { hashcode }: MailedRequest) =>
  visitor.call('updateThirdPartyRequestStatusCode', { hashcode, status: 'Accepted' })

type Registration = Body<'thirdPartyRegistrationSubmit'>

/** A body of `thirdPartyRegistrationSubmit` that breaks no rule. */
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

/** Everything a third-party call could change, permits and limits apart. */
export const stateOf = async ({ sql }: Desk): Promise<unknown[]> => [
  await sql`select * from third_party_request order by id`,
  await sql`select * from third_party_partner order by okta_id`,
  await sql`select * from login order by okta_id`,
  await sql`select * from login_account order by okta_id, contract_number`,
  await sql`select * from factor order by id`,
  await sql`select * from link_code order by kind, subject`,
  await sql`select id, recipient, body from message order by id`,
  await sql`select * from interaction_record order by id`,
]

export const statusOf = async ({ sql }: Desk, { id }: MailedRequest) => {
  const [row] = await sql<{ status: string }[]>`select status from third_party_request where id = ${id}`
  return row?.status
}

export const holdersOf = async ({ sql }: Desk, { contractNumber }: MailedRequest) => [
  ...(await sql<{ oktaId: string; role: string }[]>`
    select okta_id, role from login_account where contract_number = ${contractNumber} order by role`),
]
