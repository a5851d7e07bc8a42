import { languageParameter } from '../../contract/languages.ts'
import type { Language } from '../platform/language.ts'
import { issueMailToken, type MailToken } from '../domain/mail-token.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { queueMessage } from './outbox.ts'

/** The properties of a call's context that are necessary to mail a link. */
export type MailContext = Pick<RequestContext, 'db' | 'publicOrigin' | 'productName' | 'supportPhone'>

/** The portal's name and the support phone number, which every mail contains. */
export type MailNames = Pick<MailContext, 'productName' | 'supportPhone'>

interface MailText {
  readonly subject: string
  readonly body: string
}
/** The texts of one mail in each language. TypeScript reports an error if a language is missing. */
export type MailTexts<Facts> = Readonly<Record<Language, (facts: Facts) => MailText>>

export interface Recipient {
  readonly to: string
  readonly language: Language
}

export const lines = (...all: string[]): string => all.join('\n')

/**
 * Formats the main action of a mail: a label, and a URL in the next line. HTML mails show the action as a button
 * (`mail-html.ts`).
 */
export const button = (label: string, link: string): string => lines(label, link)

/** Of an account number, a mail contains only the last four digits if it can reach somebody who is not the holder. */
export const accountEnding = (contractNumber: string): string => `XXXX-${contractNumber.slice(-4)}`

/** The sentence at the end of every mail text that tells the recipient which phone number to call with questions. */
const callUs: Readonly<Record<Language, (phone: string) => string>> = {
  en: (phone) => `Questions? Call us at ${phone}.`,
  es: (phone) => `¿Tiene preguntas? Llámenos al ${phone}.`,
  fr: (phone) => `Des questions ? Appelez-nous au ${phone}.`,
  zh: (phone) => `如有疑问，请致电 ${phone}。`,
}

/** Adds the language of the mail to a link, so that the page opens in this language. */
const inLanguage = (link: string, language: Language): string =>
  `${link}${link.includes('?') ? '&' : '?'}${languageParameter}=${language}`

/**
 * Queues a mail. Adds the language of the mail to the link in `facts.link`.
 * @param minutes the validity of the code or link in the mail; missing for a mail without a code or link
 */
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
 * Mails a new link. The previous link of the same kind and subject becomes invalid.
 * @param address returns the path of the link for a given link code; the mail contains the path after the portal's
 * origin
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

/**
 * Masks an email address. Keeps the domain, and the first and last letter of the local part: `j•••••a@example.com`.
 * If the local part is short, keeps only its first letter.
 */
export const maskEmail = (email: string): string => email.replace(/^(.)(?:.+(.)|.?)@/u, '$1•••••$2@')

/** Masks a phone number except for its last four digits: `•••••••0148`. */
const maskPhone = (phone: string): string => `•••••••${phone.slice(-4)}`

/** Masks the email address or the phone number of a recipient. */
export const maskRecipient = (recipient: string): string =>
  recipient.includes('@') ? maskEmail(recipient) : maskPhone(recipient)
