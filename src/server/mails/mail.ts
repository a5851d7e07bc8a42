import { languageParameter, type Language } from '../../contract/languages.ts'
import { issueMailToken, type MailToken } from '../domain/mail-token.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { headOf } from './mail-head.ts'
import { queueMessage } from './outbox.ts'
import { writeMail, type MailFacts, type MailName } from './write-mail.ts'

export type MailContext = Pick<RequestContext, 'db' | 'publicOrigin' | 'productName' | 'supportPhone'>

export interface Recipient {
  readonly to: string
  readonly language: Language
}

/** Of an account number, a mail contains only the last four digits if it can reach somebody who is not the holder. */
export const accountEnding = (contractNumber: string): string => `XXXX-${contractNumber.slice(-4)}`

/** The page opens in this language. */
const inLanguage = (link: string, language: Language): string =>
  `${link}${link.includes('?') ? '&' : '?'}${languageParameter}=${language}`

/** @param minutes the validity of the code or link in the mail */
export const queueMail = async <Name extends MailName>(
  context: Omit<MailContext, 'publicOrigin'>,
  { to, language }: Recipient,
  name: Name,
  facts: MailFacts[Name],
  { link, minutes }: { readonly link?: string; readonly minutes?: number } = {},
): Promise<void> => {
  const links = link === undefined ? [] : [inLanguage(link, language)]
  const text = writeMail(language, context, name, facts, links[0])
  const message = { kind: 'mail', to, ...text, links, language, head: headOf[name] } as const
  await queueMessage(context.db, minutes === undefined ? message : { ...message, minutes })
}

/**
 * The previous link of the same kind and subject becomes invalid.
 * @param address returns the path of the link for a code
 */
export const mailLink = async <Name extends MailName>(
  context: MailContext,
  token: MailToken,
  language: Language,
  address: (code: string) => string,
  name: Name,
  facts: MailFacts[Name],
): Promise<void> => {
  const link = context.publicOrigin + address(await issueMailToken(context.db, token))
  await queueMail(context, { to: token.recipient, language }, name, facts, {
    link,
    minutes: token.hours * 60,
  })
}

/** `j•••••a@example.com`; of a short local part, only the first letter stays. */
export const maskEmail = (email: string): string => email.replace(/^(.)(?:.+(.)|.?)@/u, '$1•••••$2@')

/** `•••••••0148` */
const maskPhone = (phone: string): string => `•••••••${phone.slice(-4)}`

export const maskRecipient = (recipient: string): string =>
  recipient.includes('@') ? maskEmail(recipient) : maskPhone(recipient)
