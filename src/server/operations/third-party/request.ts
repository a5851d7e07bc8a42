import type { OperationResponse } from '../../../contract/operations.ts'
import { HttpProblem } from '../../platform/request.ts'
import { addressLine, findNameAndAddress, fullName, joinParts } from '../../domain/account.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { mailThirdPartyAccepted } from '../../mails/third-party.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { giveGrant } from '../../domain/grants.ts'
import {
  findRequest,
  lockGrantedRequest,
  lockRequest,
  setStatus,
  type ThirdPartyRequest,
} from '../../domain/third-party-request.ts'
import { findMissingCalls } from './notice.ts'

type RequestResponse = OperationResponse<'getThirdPartyRequest'>

const toResponse = (request: ThirdPartyRequest, hashcode: string): RequestResponse => ({
  thirdparty_request_status_code: request.status,
  contract_account_number: request.contractNumber,
  primary_business_partner_number: request.primaryBusinessPartnerNumber,
  reln_business_partner_number: request.businessPartnerNumber,
  reln_full_name: request.fullName,
  reln_last_name: request.lastName,
  reln_telephone_number: request.telephoneNumber,
  country_telephone_code: request.telephoneCode,
  reln_telephone_extension: request.telephoneExtension,
  reln_care_of_name: request.careOfName,
  reln_mailing_address: joinParts([request.houseNumber, request.street]),
  reln_mailing_house_number: request.houseNumber,
  reln_mailing_street: request.street,
  reln_mailing_supplement: request.supplement,
  reln_mailing_city: request.city,
  reln_mailing_state: request.state,
  reln_mailing_country: request.country,
  reln_mailing_zip: request.zip,
  reln_po_box_number: request.poBoxNumber,
  reln_po_box_zip: request.poBoxZip,
  reln_email: request.email,
  thirdparty_url_hashcode: hashcode,
  address_type: request.addressType,
  reln_category: request.category,
})

const isUnsettled = ({ status }: ThirdPartyRequest): boolean => status === 'Pending' || status === 'Accepted'

/**
 * Reads a third-party request by the code in its mailed link (document 2, §2.5, §4). If the request is rejected,
 * completed or expired, the response contains only the status and the calls that the portal still has to make, because
 * another person might have obtained the used link.
 */
export const getThirdPartyRequest: Handler<'getThirdPartyRequest'> = async ({ hashcode }, context) => {
  await context.limit(rateLimits.linkByClient(context.clientAddress))
  const request = await findRequest(context.db, hashcode)
  if (!request) return {}
  const { status } = request
  const isSettled = !isUnsettled(request)
  const missing = await findMissingCalls(context.db, request)
  if (isSettled && missing.length === 0) return { thirdparty_request_status_code: status }
  await giveGrant(context, 'thirdParty', request.id)
  if (!isSettled)
    return { ...toResponse(request, hashcode), ...(missing.length > 0 && { missing_calls: missing }) }
  return {
    thirdparty_request_status_code: status,
    contract_account_number: request.contractNumber,
    primary_business_partner_number: request.primaryBusinessPartnerNumber,
    thirdparty_url_hashcode: hashcode,
    missing_calls: missing,
  }
}

/**
 * Only a session that has opened the link of a third-party request for this account gets this data, and only while the
 * request is open.
 */
export const getPrimaryAccountInfo: Handler<'getPrimaryAccountInfo'> = async (body, context) => {
  const request = await lockGrantedRequest(context, body.contractAccountNumber)
  const account =
    request && isUnsettled(request) && (await findNameAndAddress(context.db, request.contractNumber))
  if (!account) throw new HttpProblem('forbidden')
  return { name: fullName(account), address: addressLine(account) }
}

/**
 * The third party can accept or reject a third-party request only once. A third-party request can be completed only
 * after it was linked to a login.
 */
const canTransition = (request: ThirdPartyRequest, wanted: 'Accepted' | 'Rejected' | 'Completed'): boolean =>
  wanted === 'Completed'
    ? request.status === 'Accepted' && request.oktaId !== null
    : request.status === 'Pending'

/** Mails the accepted terms to the address to which the link was mailed, so that the third party has a copy. */
const mailCommitment = async (request: ThirdPartyRequest, context: RequestContext): Promise<void> => {
  const account = await findNameAndAddress(context.db, request.contractNumber)
  if (!account) return
  const { language } = context
  await mailThirdPartyAccepted(
    context,
    { to: request.email, language },
    { name: request.fullName, holder: fullName(account), serviceAddress: addressLine(account) },
  )
}

const events = {
  Accepted: 'third_party_accepted',
  Completed: 'third_party_completed',
  Rejected: 'third_party_rejected',
} as const

const change = async (
  request: ThirdPartyRequest,
  wanted: 'Accepted' | 'Rejected' | 'Completed',
  context: RequestContext,
): Promise<boolean> => {
  if (request.status === wanted) return request.statusSession === context.sessionHash
  if (!canTransition(request, wanted)) return false
  await setStatus(context, request, wanted)
  await giveGrant(context, 'thirdParty', request.id)
  if (wanted === 'Accepted') await mailCommitment(request, context)
  context.logSecurityEvent(events[wanted], {})
  return true
}

/**
 * Changes the status of a third-party request. If the request already has the wanted status, the call succeeds only in
 * the session that has set this status.
 */
export const updateThirdPartyRequestStatusCode: Handler<'updateThirdPartyRequestStatusCode'> = async (
  { hashcode, status },
  context,
) => {
  await context.limit(rateLimits.linkByClient(context.clientAddress))
  const request = await lockRequest(context.db, hashcode)
  return { Status: request && (await change(request, status, context)) ? 'Success' : 'Failed' }
}
