import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { findAccount } from '../../domain/account.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { giveGrant, hasGrant } from '../../domain/grants.ts'
import { findMailToken, hashCode, redeemMailToken } from '../../domain/mail-token.ts'

type Link = Body<'enrollInPaperless'>
type Written = OperationResponse<'paperlessRegistrationComplete'>

const refused: Written = { returnStatuses: [{ returnStatus: 'E' }] }
const written: Written = { returnStatuses: [{ returnStatus: 'S' }] }

const isMailedLink = async ({ db }: RequestContext, link: Link): Promise<boolean> => {
  const token = await findMailToken(db, 'paperless', link.businessPartnerGuid)
  return token?.subject === link.connectionContractNumber && !token.isExpired && !token.isReplaced
}

/**
 * Whether the account belongs to the signed-in customer. The account page calls the operation with the account's
 * business partner GUID.
 */
const isOwnAccount = async ({ db, customer }: RequestContext, link: Link): Promise<boolean> => {
  const oktaId = (await customer())?.oktaId
  if (oktaId === undefined) return false
  const account = await db
    .selectFrom('loginAccount')
    .innerJoin('account', 'account.contractNumber', 'loginAccount.contractNumber')
    .select('account.contractNumber')
    .where('loginAccount.oktaId', '=', oktaId)
    .where('account.contractNumber', '=', link.connectionContractNumber)
    .where('account.businessPartnerGuid', '=', link.businessPartnerGuid)
    .executeTakeFirst()
  return account !== undefined
}

const mayEnroll = async (context: RequestContext, link: Link): Promise<boolean> =>
  (await isMailedLink(context, link)) || (await isOwnAccount(context, link))

/**
 * Enrols an account in paperless billing (document 2, §2.12, §4). The caller needs a mailed link or must be signed in
 * with this account. If several calls run in parallel, only one of them enrols the account. For a used link, the
 * response is that the account is already enrolled.
 */
export const enrollInPaperless: Handler<'enrollInPaperless'> = async (link, context) => {
  await context.limit(rateLimits.linkByClient(context.clientAddress))
  if (!(await mayEnroll(context, link))) return { Status: 'Not Found' }
  const { numUpdatedRows } = await context.db
    .updateTable('account')
    .set({ paperless: true })
    .where('contractNumber', '=', link.connectionContractNumber)
    .where('paperless', '=', false)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return { Status: 'Already Enrolled' }
  await redeemMailToken(context.db, 'paperless', link.businessPartnerGuid)
  await giveGrant(context, 'paperless', link.connectionContractNumber)
  return { Status: 'Success' }
}

/** Writes the interaction record if this session has enrolled the account. Writes it only once. */
export const paperlessRegistrationComplete: Handler<'paperlessRegistrationComplete'> = async (
  link,
  context,
) => {
  const contractNumber = link.connectionContractNumber
  const isOwn = (await hasGrant(context, ['paperless'], contractNumber)) && (await mayEnroll(context, link))
  const account = isOwn ? await findAccount(context.db, contractNumber) : undefined
  if (!account || account.interactionRefused) return refused
  const details = JSON.stringify({ cause: `link ${hashCode(link.businessPartnerGuid)}` })
  await context.db
    .insertInto('interactionRecord')
    .values({ kind: 'paperlessRegistrationComplete', contractNumber, details })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return written
}
