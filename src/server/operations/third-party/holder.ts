import type { Handler, RequestContext } from '../../domain/request-context.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { findLogin } from '../../domain/login.ts'
import {
  findPartnerLogin,
  linkLogin,
  lockRequest,
  matchesRequest,
  type ThirdPartyRequest,
} from '../../domain/third-party-request.ts'

const loginOfPartner = async (context: RequestContext, number: string): Promise<string | null> =>
  (await findPartnerLogin(context.db, number)) ?? null

const loginOfCustomer = async (context: RequestContext): Promise<string | null> => {
  const customer = await context.customer()
  const login = customer && (await findLogin(context.db, customer.oktaId))
  return login?.status === 'ACTIVE' ? login.oktaId : null
}

/**
 * Finds the login that becomes the secondary holder. This is the login of the business partner in the third-party
 * request, even if another person is signed in on the same computer. If the request contains no business partner
 * number, it is the signed-in login.
 */
const chooseLogin = async (context: RequestContext, partnerNumber: string): Promise<string | null> =>
  partnerNumber === '' ? loginOfCustomer(context) : loginOfPartner(context, partnerNumber)

const isPrimaryHolder = async (
  { db }: RequestContext,
  oktaId: string,
  contractNumber: string,
): Promise<boolean> => {
  const held = await db
    .selectFrom('loginAccount')
    .select('oktaId')
    .where('oktaId', '=', oktaId)
    .where('contractNumber', '=', contractNumber)
    .where('role', '=', 'primary')
    .executeTakeFirst()
  return held !== undefined
}

const isLinkable = async (
  context: RequestContext,
  request: ThirdPartyRequest,
  oktaId: string,
): Promise<boolean> =>
  request.status === 'Accepted' &&
  request.refusal === '' &&
  !(await isPrimaryHolder(context, oktaId, request.contractNumber))

const response = (returnStatus: 'S' | 'E') => ({ outputObject: { returnStatus } })

export const createSecondaryAccountHolder: Handler<'createSecondaryAccountHolder'> = async (
  body,
  context,
) => {
  await context.limit(rateLimits.linkByClient(context.clientAddress))
  const request = await lockRequest(context.db, body.thirdPartyURLHashCode)
  if (!request || !matchesRequest(request, body)) return response('E')
  const oktaId = await chooseLogin(context, request.businessPartnerNumber)
  if (oktaId === null) return response('E')
  if (request.status === 'Completed') return response(request.oktaId === oktaId ? 'S' : 'E')
  if (!(await isLinkable(context, request, oktaId))) return response('E')
  await linkLogin(context, request, oktaId)
  return response('S')
}
