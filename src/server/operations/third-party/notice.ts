import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { queueMessage } from '../../mails/outbox.ts'
import { findAccount, fullName } from '../../domain/account.ts'
import type { Call } from '../../domain/request-context.ts'
import { linkMailTexts } from '../../mails/link-mail-texts.ts'
import { findPrimaryLogin } from '../../domain/login.ts'
import { heldRequest, type ThirdPartyRequest } from '../../domain/third-party-request.ts'

type Decision = 'Accepted' | 'Rejected'

const sent = 'Sent Successfully'
const failed = 'Failed to send email'

const isDecided = ({ status }: ThirdPartyRequest, decision: Decision): boolean =>
  status === decision || (decision === 'Accepted' && status === 'Completed')

/** The primary holder's address and language: of their login, else of the account. */
const findHolder = async (call: Call, contractNumber: string) => {
  const account = await findAccount(call.sql, contractNumber)
  const login = await findPrimaryLogin(call.sql, contractNumber)
  const [onRecord] = await call.sql<{ email: string }[]>`
    select email from account where contract_number = ${contractNumber}`
  const name = account ? fullName(account) : ''
  return { name, email: login?.email ?? onRecord?.email ?? '', language: login?.language ?? 'en' } as const
}

const mailHolder = async (call: Call, request: ThirdPartyRequest, decision: Decision): Promise<string> => {
  const { name, email: to, language } = await findHolder(call, request.contractNumber)
  if (to === '') return 'Email Not Found'
  const mail = linkMailTexts[language].thirdPartyAnswer({
    name,
    thirdParty: request.fullName,
    isAccepted: decision === 'Accepted',
    productName: call.productName,
    accountNumber: `XXXX-${request.contractNumber}`,
  })
  await queueMessage(call.sql, { kind: 'mail', to, ...mail, language })
  await call.sql`update third_party_request set notice_sent = true where id = ${request.id}`
  return sent
}

/** Tells the primary holder of the answer, once for each request. */
const notify =
  (decision: Decision) =>
  async (body: Body<'sendThirdPartyAcceptV2'>, call: Call): Promise<string> => {
    const request = await heldRequest(call, body.connectionContractNumber)
    const isTheirs = request?.primaryBusinessPartnerNumber === body.businessPartnerNumber
    if (!request || !isTheirs || !isDecided(request, decision)) return failed
    return request.noticeSent ? sent : mailHolder(call, request, decision)
  }

export const sendThirdPartyAcceptV2 = notify('Accepted')
export const sendThirdPartyRejectV2 = notify('Rejected')

const written: OperationResponse<'thirdPartyAccept'> = { returnStatuses: [{ returnStatus: 'S' }] }
const refused: OperationResponse<'thirdPartyAccept'> = { returnStatuses: [{ returnStatus: 'E' }] }

/** Writes the interaction record of the answer, once for each request. */
const record =
  (kind: 'thirdPartyAccept' | 'thirdPartyReject', decision: Decision) =>
  async (
    { contractNumber }: Body<'thirdPartyAccept'>,
    call: Call,
  ): Promise<OperationResponse<'thirdPartyAccept'>> => {
    const request = await heldRequest(call, contractNumber)
    if (!request || !isDecided(request, decision)) return refused
    const account = await findAccount(call.sql, contractNumber)
    if (!account || account.interactionRefused) return refused
    await call.sql`
      insert into interaction_record (kind, contract_number, details)
      values (${kind}, ${contractNumber}, jsonb_build_object(
        'cause', ${`request ${request.id}`}::text, 'thirdParty', ${request.fullName}::text))
      on conflict do nothing`
    return written
  }

export const thirdPartyAccept = record('thirdPartyAccept', 'Accepted')
export const thirdPartyReject = record('thirdPartyReject', 'Rejected')
