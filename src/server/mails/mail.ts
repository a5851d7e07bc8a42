import { languageParameter } from '../../contract/languages.ts'
import type { Language } from '../platform/language.ts'
import { issueMailToken, type MailToken } from '../domain/mail-token.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { queueMessage } from './outbox.ts'

export type MailContext = Pick<RequestContext, 'db' | 'publicOrigin' | 'productName' | 'supportPhone'>

/** In every mail. */
export type MailNames = Pick<MailContext, 'productName' | 'supportPhone'>

interface MailText {
  readonly subject: string
  readonly body: string
}
export type MailTexts<Facts> = Readonly<Record<Language, (facts: Facts) => MailText>>

export interface Recipient {
  readonly to: string
  readonly language: Language
}

export const lines = (...all: string[]): string => all.join('\n')

/** HTML mails show it as a button (`mail-html.ts`). */
export const button = (label: string, link: string): string => lines(label, link)

/** Of an account number, a mail contains only the last four digits if it can reach somebody who is not the holder. */
export const accountEnding = (contractNumber: string): string => `XXXX-${contractNumber.slice(-4)}`

const callUs: Readonly<Record<Language, (phone: string) => string>> = {
  en: (phone) => `Questions? Call us at ${phone}.`,
  es: (phone) => `¿Tiene preguntas? Llámenos al ${phone}.`,
  fr: (phone) => `Des questions ? Appelez-nous au ${phone}.`,
  zh: (phone) => `如有疑问，请致电 ${phone}。`,
}

/** The page opens in this language. */
const inLanguage = (link: string, language: Language): string =>
  `${link}${link.includes('?') ? '&' : '?'}${languageParameter}=${language}`

/** @param minutes the validity of the code or link in the mail */
export const queueMail = async <Facts extends { readonly productName: string; readonly link?: string }>(
  { db, supportPhone }: Pick<MailContext, 'db' | 'supportPhone'>,
  { to, language }: Recipient,
  words: MailTexts<Facts>,
  facts: Facts,
  minutes?: number,
): Promise<void> => {
  const link = facts.link === undefined ? undefined : inLanguage(facts.link, language)
  const links = link === undefined ? [] : [link]
  const { subject, body } = words[language](link === undefined ? facts : { ...facts, link })
  const closed = lines(body, '', callUs[language](supportPhone))
  const message = { kind: 'mail', to, subject, body: closed, links, language } as const
  await queueMessage(db, minutes === undefined ? message : { ...message, minutes })
}

/**
 * The previous link of the same kind and subject becomes invalid.
 * @param address returns the path of the link for a code
 */
export const mailLink = async <Facts extends object>(
  context: MailContext,
  token: MailToken,
  language: Language,
  address: (code: string) => string,
  words: MailTexts<NoInfer<Facts> & { readonly link: string; readonly productName: string }>,
  facts: Facts,
): Promise<void> => {
  const { db, publicOrigin, productName } = context
  const link = publicOrigin + address(await issueMailToken(db, token))
  const recipient = { to: token.recipient, language }
  await queueMail(context, recipient, words, { ...facts, link, productName }, token.hours * 60)
}

/** `j•••••a@example.com`; of a short local part, only the first letter stays. */
export const maskEmail = (email: string): string => email.replace(/^(.)(?:.+(.)|.?)@/u, '$1•••••$2@')

/** `•••••••0148` */
const maskPhone = (phone: string): string => `•••••••${phone.slice(-4)}`

export const maskRecipient = (recipient: string): string =>
  recipient.includes('@') ? maskEmail(recipient) : maskPhone(recipient)
