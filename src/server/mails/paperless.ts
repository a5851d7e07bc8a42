import { paths } from '../../contract/portal-paths.ts'
import { inUnits } from '../platform/language.ts'
import { accountEnding, mailLink, queueMail, type MailContext, type Recipient } from './mail.ts'
import type { Invited } from './registration.ts'

export const paperlessDays = 90

const paperlessPath = (code: string, contractNumber: string): string =>
  `${paths.paperlessEnrollment}?${new URLSearchParams({ bpg: code, ca: contractNumber })}`

/** `bpg` is a token with an expiry date, not the business partner GUID, so that a leaked link does not last. */
export const mailPaperlessLink = (
  context: MailContext,
  { contractNumber, email, name, language }: Invited,
): Promise<void> =>
  mailLink(
    context,
    { kind: 'paperless', subject: contractNumber, recipient: email, hours: paperlessDays * 24 },
    language,
    (code) => paperlessPath(code, contractNumber),
    'paperless',
    { name, time: inUnits(language, paperlessDays, 'day') },
  )

interface Holder {
  readonly name: string
  readonly contractNumber: string
}

/** Contains the same link again. The used link changes nothing, but its page has a button that keeps the paper bill. */
export const mailPaperlessOn = (
  context: MailContext,
  recipient: Recipient,
  { name, code, contractNumber }: Holder & { readonly code: string },
): Promise<void> => {
  const link = context.publicOrigin + paperlessPath(code, contractNumber)
  const facts = { name, accountNumber: accountEnding(contractNumber) }
  return queueMail(context, recipient, 'paperlessOn', facts, { link, minutes: paperlessDays * 24 * 60 })
}

/**
 * Tells that an account has paper bills again. The mail has no link that enrols the account, because a mail scanner
 * would open it.
 */
export const mailPaperAgain = (
  context: MailContext,
  recipient: Recipient,
  { name, contractNumber }: Holder,
): Promise<void> => {
  const facts = { name, accountNumber: accountEnding(contractNumber) }
  return queueMail(context, recipient, 'paperAgain', facts, { link: context.publicOrigin + paths.account })
}
