import type { Body } from '../../../contract/operations.ts'
import { now } from '../../database/database.ts'
import { notWritten, writeInteraction } from '../../domain/interaction-record.ts'
import { lockHolder } from '../../domain/holder.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { rateLimits } from '../../domain/rate-limits.ts'
import { giveGrant, hasGrant } from '../../domain/grants.ts'
import { findMailToken, hashCode, issueMailToken, redeemMailToken } from '../../domain/mail-token.ts'
import { mailPaperAgain, mailPaperlessOn, paperlessDays } from '../../mails/paperless.ts'

type Link = Body<'enrollInPaperless'>
const findLink = async ({ db }: RequestContext, link: Link) => {
  const token = await findMailToken(db, 'paperless', link.businessPartnerGuid)
  const isValid = token?.subject === link.connectionContractNumber && !token.isExpired && !token.isReplaced
  return isValid ? token : undefined
}

/**
 * When a customer enrols on the account page, the portal sends the account's business partner GUID instead of the code
 * from a mailed link.
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
 * Returns the code of the link that the mail about an enrolment contains. The link is used already, so that only a
 * press on the button of its page, and no mail scanner, changes anything.
 */
const usedLink = async (
  { db }: RequestContext,
  contractNumber: string,
  recipient: string,
): Promise<string> => {
  const hours = paperlessDays * 24
  const code = await issueMailToken(db, { kind: 'paperless', subject: contractNumber, recipient, hours })
  await redeemMailToken(db, 'paperless', code)
  return code
}

/** Stores the choice, also one that changes nothing, because an import then leaves it as it is. */
const choose = ({ db }: RequestContext, contractNumber: string, paperless: boolean) =>
  db
    .updateTable('account')
    .set({ paperless, paperlessChosenAt: now })
    .where('contractNumber', '=', contractNumber)
    .execute()

const switchBills = async (
  context: RequestContext,
  { businessPartnerGuid, connectionContractNumber: contractNumber }: Link,
  paperless: boolean,
  { token, holder }: NonNullable<Awaited<ReturnType<typeof openAccount>>>,
): Promise<void> => {
  const { name, email, language = context.language } = holder
  const code =
    token || !paperless || email === '' ? businessPartnerGuid : await usedLink(context, contractNumber, email)
  await choose(context, contractNumber, paperless)
  context.logSecurityEvent(paperless ? 'paperless_enrolled' : 'paper_kept', {})
  const addresses = new Set([email, token?.recipient ?? ''].filter((address) => address !== ''))
  for (const to of addresses)
    if (paperless) await mailPaperlessOn(context, { to, language }, { name, code, contractNumber })
    else await mailPaperAgain(context, { to, language }, { name, contractNumber })
}

/**
 * Waits until no other call switches the same account.
 * @returns `undefined` if the caller may not switch this account
 */
const openAccount = async (context: RequestContext, link: Link) => {
  const { connectionContractNumber: contractNumber } = link
  await context.limit(rateLimits.linkByClient(context.clientAddress))
  const token = await findLink(context, link)
  if (!token && !(await isOwnAccount(context, link))) return undefined
  if (!token) await context.limit(rateLimits.switchByAccount(contractNumber))
  const holder = await lockHolder(context.db, contractNumber)
  return { token, holder, isPaperless: await isPaperless(context, contractNumber) }
}

/**
 * Enrols an account in paperless billing (document 2, §2.12, §4). The caller needs a mailed link or must be signed in
 * with a login that has access to this account. A used link changes nothing, because a mail scanner can open the link
 * again. The response to a used link says whether the account is enrolled now.
 */
export const enrollInPaperless: Handler<'enrollInPaperless'> = async (link, context) => {
  const opened = await openAccount(context, link)
  if (!opened) return { Status: 'Not Found' }
  const { token, isPaperless: wasPaperless } = opened
  const isUsed =
    token && (await redeemMailToken(context.db, 'paperless', link.businessPartnerGuid)) === undefined
  if (wasPaperless) return { Status: 'Already Enrolled' }
  if (isUsed) return { Status: 'Paper Kept' }
  await switchBills(context, link, true, opened)
  await giveGrant(context, 'paperless', link.connectionContractNumber)
  return { Status: 'Success' }
}

/**
 * Switches an account back to paper bills: that of a mailed link, which cannot enrol the account again, or an account
 * of the signed-in customer. A repeated call has the same response.
 */
export const keepPaperBill: Handler<'keepPaperBill'> = async (link, context) => {
  const opened = await openAccount(context, link)
  if (!opened) return { Status: 'Not Found' }
  if (opened.token) await redeemMailToken(context.db, 'paperless', link.businessPartnerGuid)
  if (opened.isPaperless) await switchBills(context, link, false, opened)
  else await choose(context, link.connectionContractNumber, false)
  return { Status: 'Success' }
}

export const paperlessRegistrationComplete: Handler<'paperlessRegistrationComplete'> = async (
  link,
  context,
) => {
  const contractNumber = link.connectionContractNumber
  const isOwn = (await hasGrant(context, ['paperless'], contractNumber)) && (await mayEnroll(context, link))
  if (!isOwn) return notWritten
  const kind = 'paperlessRegistrationComplete'
  const details = { cause: `link ${hashCode(link.businessPartnerGuid)}` }
  return writeInteraction(context.db, { kind, contractNumber, details })
}
