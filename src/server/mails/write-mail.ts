import { allLanguages, type Language } from '../../contract/languages.ts'
import type * as english from '../words/en/mails.ts'

type Words = typeof english
type Mails = ReturnType<Words['mails']>
export type MailName = keyof Mails
export type MailFacts = { readonly [Name in MailName]: Parameters<Mails[Name]>[0] }

/** In every mail. */
export interface MailNames {
  readonly productName: string
  readonly supportPhone: string
}

const load = async (language: Language): Promise<[Language, Words]> => [
  language,
  await import(`../words/${language}/mails.ts`),
]
const found = new Map(await Promise.all(allLanguages.map(load)))

export const wordsIn = (language: Language): Words => {
  const words = found.get(language)
  if (words === undefined) throw new Error(`There are no words of mails in ${language}.`)
  return words
}

type Write<Facts> = (facts: Facts) => {
  readonly subject: string
  readonly body: readonly (string | { readonly button: string })[]
}

/** The mail as plain text. HTML mails show the link with the label before it as a button (`mail-html.ts`). */
export const writeMail = <Name extends MailName>(
  language: Language,
  names: MailNames,
  name: Name,
  facts: MailFacts[Name],
  link = '',
): { readonly subject: string; readonly body: string } => {
  const { mails, endOfMail } = wordsIn(language)
  const writers: { readonly [Each in MailName]: Write<MailFacts[Each]> } = mails(names)
  const { subject, body } = writers[name](facts)
  const parts = body.map((part) => (typeof part === 'string' ? part : `${part.button}\n${link}`))
  return { subject, body: [...parts, endOfMail.callUs(names.supportPhone)].join('\n\n') }
}
