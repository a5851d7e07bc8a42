import type { Body } from '../../../contract/operations.ts'
import { laterCalls } from '../../../contract/third-party.ts'
import type { Database } from '../../database/database.ts'
import { findAccount } from '../../domain/account.ts'
import { findHolder, lockHolder } from '../../domain/holder.ts'
import type { RequestContext } from '../../domain/request-context.ts'
import { mailThirdPartyAnswer } from '../../mails/third-party.ts'
import { hasInteraction, notWritten, writeInteraction } from '../../domain/interaction-record.ts'
import {
  answerInteraction,
  causeOf,
  recordNotice,
  lockGrantedRequest,
  type ThirdPartyRequest,
} from '../../domain/third-party-request.ts'

type Decision = 'Accepted' | 'Rejected'

const sent = 'Sent Successfully'
const failed = 'Failed to send email'

const isDecided = ({ status }: ThirdPartyRequest, decision: Decision): boolean =>
  status === decision || (decision === 'Accepted' && status === 'Completed')

const mailHolder = async (
  context: RequestContext,
  request: ThirdPartyRequest,
  decision: Decision,
): Promise<string> => {
  const { name, email: to, language } = await lockHolder(context.db, request.contractNumber)
  if (to === '') return 'Email Not Found'
  await mailThirdPartyAnswer(
    context,
    { to, language: language ?? 'en' },
    {
      name,
      thirdParty: request.fullName,
      isAccepted: decision === 'Accepted',
      contractNumber: request.contractNumber,
    },
  )
  await recordNotice(context.db, request)
  return sent
}

const notify =
  (decision: Decision) =>
  async (body: Body<'sendThirdPartyAcceptV2'>, context: RequestContext): Promise<string> => {
    const request = await lockGrantedRequest(context, body.connectionContractNumber)
    const isOwn = request?.primaryBusinessPartnerNumber === body.businessPartnerNumber
    if (!request || !isOwn || !isDecided(request, decision)) return failed
    return request.noticeSent ? sent : mailHolder(context, request, decision)
  }

export const sendThirdPartyAcceptV2 = notify('Accepted')
export const sendThirdPartyRejectV2 = notify('Rejected')

/**
 * Lists the calls that the portal still has to make after the third party's answer: one mails the answer to the primary
 * holder, and one writes it to the utility's customer records. Does not list a call that is impossible for this
 * account, for example because the holder has no email address.
 */
export const findMissingCalls = async (db: Database, request: ThirdPartyRequest) => {
  const { status, contractNumber, isTooOld, noticeSent } = request
  if (isTooOld || (status !== 'Accepted' && status !== 'Rejected')) return []
  const { notice, record: kind } = laterCalls[status]
  const isNoticeDone = noticeSent || (await findHolder(db, contractNumber)).email === ''
  const account = await findAccount(db, contractNumber)
  const isDone =
    (account?.interactionRefused ?? true) ||
    (await hasInteraction(db, kind, contractNumber, ['cause', causeOf(request)]))
  return [...(isNoticeDone ? [] : [notice]), ...(isDone ? [] : [kind])]
}

const record =
  (kind: 'thirdPartyAccept' | 'thirdPartyReject', decision: Decision) =>
  async ({ contractNumber }: Body<'thirdPartyAccept'>, context: RequestContext) => {
    const request = await lockGrantedRequest(context, contractNumber)
    if (!request || !isDecided(request, decision)) return notWritten
    return writeInteraction(context.db, answerInteraction(kind, request))
  }

export const thirdPartyAccept = record('thirdPartyAccept', 'Accepted')
export const thirdPartyReject = record('thirdPartyReject', 'Rejected')
