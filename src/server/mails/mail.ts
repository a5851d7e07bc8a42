import { languageParameter } from '../../contract/languages.ts'
import type { Language } from '../platform/language.ts'
import { issueMailToken, type MailToken } from '../domain/mail-token.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { queueMessage } from './outbox.ts'

/** What is needed to mail a link. */
export type MailContext = Pick<RequestContext, 'db' | 'publicOrigin' | 'productName' | 'supportPhone'>

/** What every mail needs, whatever it is about. */
export type MailNames = Pick<MailContext, 'productName' | 'supportPhone'>

interface MailText {
  readonly subject: string
  readonly body: string
}
/** The words of one mail. A language without its words does not compile. */
export type MailWords<Facts> = Readonly<Record<Language, (facts: Facts) => MailText>>

export interface Recipient {
  readonly to: string
  readonly language: Language
}

export const lines = (...all: string[]): string => all.join('\n')

/** The action of a mail with its address below: a button in HTML (`mail-html.ts`). */
export const button = (label: string, link: string): string => lines(label, link)

/** Ends every mail: whom to call for help. */
const callUs: Readonly<Record<Language, (phone: string) => string>> = {
  en: (phone) => `Questions? Call us at ${phone}.`,
  es: (phone) => `¿Tiene preguntas? Llámenos al ${phone}.`,
  fr: (phone) => `Des questions ? Appelez-nous au ${phone}.`,
  zh: (phone) => `如有疑问，请致电 ${phone}。`,
}

/** The page behind a mailed link opens in the language of the mail. */
const inLanguage = (link: string, language: Language): string =>
  `${link}${link.includes('?') ? '&' : '?'}${languageParameter}=${language}`

/**
 * Queues a mail; `link` is the address in its text that a person opens. The mail's language is added to it.
 * @param minutes how long the code or link in it is valid, if it has one
 */
export const queueMail = async <Facts extends { readonly productName: string; readonly link?: string }>(
  { db, supportPhone }: Pick<MailContext, 'db' | 'supportPhone'>,
  { to, language }: Recipient,
  words: MailWords<Facts>,
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
 * Mails a new link; the previous one of the same kind and subject stops working.
 * @param address where it leads, below the portal's origin
 */
export const mailLink = async <Facts extends object>(
  context: MailContext,
  token: MailToken,
  language: Language,
  address: (code: string) => string,
  words: MailWords<NoInfer<Facts> & { readonly link: string; readonly productName: string }>,
  facts: Facts,
): Promise<void> => {
  const { db, publicOrigin, productName } = context
  const link = publicOrigin + address(await issueMailToken(db, token))
  const recipient = { to: token.recipient, language }
  await queueMail(context, recipient, words, { ...facts, link, productName }, token.hours * 60)
}

/** First and last letter of the name, and the domain: `j•••••a@example.com`. Short names show the first only. */
export const maskEmail = (email: string): string => email.replace(/^(.)(?:.+(.)|.?)@/u, '$1•••••$2@')

/** The last four digits: `•••••••0148`. */
const maskPhone = (phone: string): string => `•••••••${phone.slice(-4)}`

/** The recipient of a message, masked for others to see. */
export const maskRecipient = (recipient: string): string =>
  recipient.includes('@') ? maskEmail(recipient) : maskPhone(recipient)
