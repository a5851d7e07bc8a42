import type { OperationResponse, Body } from '../../../contract/operations.ts'
import { now } from '../../database/database.ts'
import { findAccount, fullName } from '../../domain/account.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { giveGrant, hasGrant } from '../../domain/grants.ts'
import { findMailToken, hashCode, redeemMailToken, type FoundMailToken } from '../../domain/mail-token.ts'
import { mailPaperlessOn } from '../../mails/paperless-on.ts'

type Link = Body<'enrollInPaperless'>
type Written = OperationResponse<'paperlessRegistrationComplete'>

const refused: Written = { returnStatuses: [{ returnStatus: 'E' }] }
const written: Written = { returnStatuses: [{ returnStatus: 'S' }] }

/**
 * The token of the link for paperless billing that was mailed for this account; `undefined` if the link is unknown,
 * expired or replaced.
 */
const findLink = async ({ db }: RequestContext, link: Link): Promise<FoundMailToken | undefined> => {
  const token = await findMailToken(db, 'paperless', link.businessPartnerGuid)
  const isValid = token?.subject === link.connectionContractNumber && !token.isExpired && !token.isReplaced
  return isValid ? token : undefined
}

/**
 * Whether the signed-in customer has access to the account. When a customer enrols on the account page, the portal
 * sends the account's business partner GUID instead of the code from a mailed link.
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
  (await findLink(context, link)) !== undefined || (await isOwnAccount(context, link))

const isPaperless = async ({ db }: RequestContext, contractNumber: string): Promise<boolean> => {
  const account = await db
    .selectFrom('account')
    .select('paperless')
    .where('contractNumber', '=', contractNumber)
    .executeTakeFirst()
  return account?.paperless === true
}

/**
 * Mails a link with which the customer can keep the paper bill, because it is possible that a mail scanner, and not the
 * customer, has opened the first link.
 */
const mailPaperLink = async (context: RequestContext, link: Link, { recipient }: FoundMailToken) => {
  const account = await findAccount(context.db, link.connectionContractNumber)
  if (!account) return
  const to = { to: recipient, language: context.language }
  const { businessPartnerGuid: code, connectionContractNumber: contractNumber } = link
  await mailPaperlessOn(context, to, { name: fullName(account), code, contractNumber })
}

/**
 * Enrols an account in paperless billing (document 2, §2.12, §4). The caller needs a mailed link or must be signed in
 * with a login that has access to this account. A used link changes nothing, because a mail scanner can open the link
 * again. The response to a used link says whether the account is enrolled now.
 */
export const enrollInPaperless: Handler<'enrollInPaperless'> = async (link, context) => {
  await context.limit(rateLimits.linkByClient(context.clientAddress))
  const contractNumber = link.connectionContractNumber
  const token = await findLink(context, link)
  if (!token && !(await isOwnAccount(context, link))) return { Status: 'Not Found' }
  if (token && (await redeemMailToken(context.db, 'paperless', link.businessPartnerGuid)) === undefined)
    return { Status: (await isPaperless(context, contractNumber)) ? 'Already Enrolled' : 'Paper Kept' }
  const { numUpdatedRows } = await context.db
    .updateTable('account')
    .set({ paperless: true, paperlessChosenAt: now })
    .where('contractNumber', '=', contractNumber)
    .where('paperless', '=', false)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return { Status: 'Already Enrolled' }
  await giveGrant(context, 'paperless', contractNumber)
  context.logSecurityEvent('paperless_enrolled', {})
  if (token) await mailPaperLink(context, link, token)
  return { Status: 'Success' }
}

/**
 * Switches the account of a mailed link back to paper bills, and marks the link as used, so that the link cannot enrol
 * the account again. A repeated call has the same response.
 */
export const keepPaperBill: Handler<'keepPaperBill'> = async (link, context) => {
  await context.limit(rateLimits.linkByClient(context.clientAddress))
  if (!(await findLink(context, link))) return { Status: 'Not Found' }
  // Enrolment and undo both use the link first, so that the later of two parallel calls finds it used.
  await redeemMailToken(context.db, 'paperless', link.businessPartnerGuid)
  await context.db
    .updateTable('account')
    .set({ paperless: false, paperlessChosenAt: now })
    .where('contractNumber', '=', link.connectionContractNumber)
    .execute()
  context.logSecurityEvent('paper_kept', {})
  return { Status: 'Success' }
}

/**
 * If this session has enrolled the account, writes one entry about the enrolment to the utility's customer records,
 * even if the call is repeated.
 */
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
