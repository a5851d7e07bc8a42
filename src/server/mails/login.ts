import type { Language } from '../../contract/languages.ts'
import { issuerPath } from '../../contract/identity.ts'
import { paths } from '../../contract/portal-paths.ts'
import type { Login } from '../domain/login.ts'
import { inUnits } from '../platform/language.ts'
import { mailLink, maskEmail, queueMail, type MailContext, type Recipient } from './mail.ts'

const loginLink = ({ publicOrigin }: MailContext, login: string): string =>
  `${publicOrigin}${paths.login}?${new URLSearchParams({ login })}`

/** Instead of an activation link, if a mailed link has already proved the email address. */
export const mailLoginReady = (
  context: MailContext,
  recipient: Recipient,
  { loginId, name }: { readonly loginId: string; readonly name: string },
): Promise<void> =>
  queueMail(context, recipient, 'loginReady', { name }, { link: loginLink(context, loginId) })

export const mailLoginIds = (
  context: MailContext,
  recipient: Recipient,
  { name, loginIds }: { readonly name: string; readonly loginIds: readonly string[] },
): Promise<void> => {
  const facts = { name, loginIds: loginIds.join('\n') }
  return queueMail(context, recipient, 'loginId', facts, { link: loginLink(context, loginIds[0] ?? '') })
}

export const resetLinkMinutes = 60

/** The page belongs to the identity provider. */
export const resetPath = `${issuerPath}/reset-password`

export const mailResetLink = (
  context: MailContext & { readonly language: Language },
  { oktaId, loginId, customerName }: Pick<Login, 'oktaId' | 'loginId' | 'customerName'>,
  recipient: string,
): Promise<void> =>
  mailLink(
    context,
    { kind: 'reset', subject: oktaId, recipient, hours: resetLinkMinutes / 60 },
    context.language,
    (code) => `${resetPath}?${new URLSearchParams({ code })}`,
    'passwordReset',
    { name: customerName, loginId, time: inUnits(context.language, resetLinkMinutes, 'minute') },
  )

export const mailPasswordChanged = (
  context: MailContext,
  recipient: Recipient,
  name: string,
): Promise<void> =>
  queueMail(
    context,
    recipient,
    'passwordChanged',
    { name },
    { link: context.publicOrigin + paths.forgotPassword },
  )

/** Goes to the old and to the new address. */
export const mailEmailCorrected = (context: MailContext, to: Recipient, newAddress: string): Promise<void> =>
  queueMail(context, to, 'emailCorrected', { address: maskEmail(newAddress) })
