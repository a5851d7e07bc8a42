import type { Language } from '../platform/language.ts'
import { issueMailToken, type MailToken } from '../domain/mail-token.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { queueMessage } from './outbox.ts'

/** What it takes to mail a link. */
export type MailContext = Pick<RequestContext, 'db' | 'publicOrigin' | 'productName' | 'supportPhone'>

/** What every mail names, whatever it is about. */
export type MailNames = Pick<MailContext, 'productName' | 'supportPhone'>

interface MailText {
  readonly subject: string
  readonly body: string
}
/** The words of one mail. A language of the list without its words does not compile. */
export type MailWords<Facts> = Readonly<Record<Language, (facts: Facts) => MailText>>

export interface Recipient {
  readonly to: string
  readonly language: Language
}

export const lines = (...all: string[]): string => all.join('\n')

/** What a mail asks one to do, and the address below it: a button in HTML (`mail-html.ts`). */
export const button = (label: string, link: string): string => lines(label, link)

/** Ends every mail: whoever is stuck with it has somebody to call. */
const callUs: Readonly<Record<Language, (phone: string) => string>> = {
  en: (phone) => `Questions? Call us at ${phone}.`,
  es: (phone) => `¿Tiene preguntas? Llámenos al ${phone}.`,
  fr: (phone) => `Des questions ? Appelez-nous au ${phone}.`,
  zh: (phone) => `如有疑问，请致电 ${phone}。`,
}

/**
 * Queues a mail; `link` is the address in its words that a person opens.
 * @param minutes how long what it holds works, when that ends
 */
export const queueMail = async <Facts extends { readonly productName: string; readonly link?: string }>(
  { db, supportPhone }: Pick<MailContext, 'db' | 'supportPhone'>,
  { to, language }: Recipient,
  words: MailWords<Facts>,
  facts: Facts,
  minutes?: number,
): Promise<void> => {
  const links = facts.link === undefined ? [] : [facts.link]
  const { subject, body } = words[language](facts)
  const closed = lines(body, '', callUs[language](supportPhone))
  const message = { kind: 'mail', to, subject, body: closed, links, language } as const
  await queueMessage(db, minutes === undefined ? message : { ...message, minutes })
}

/**
 * Mails a new link; the one before it of the same kind and subject stops working.
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

/** As much of whom a message was for as may be shown to others. */
export const maskRecipient = (recipient: string): string =>
  recipient.includes('@') ? maskEmail(recipient) : maskPhone(recipient)
