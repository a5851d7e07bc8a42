import type { Language } from '../../contract/languages.ts'
import { type Words, wordsIn } from '../words/words.ts'

type Mails = ReturnType<Words['mails']>
export type MailName = keyof Mails
export type MailFacts = { readonly [Name in MailName]: Parameters<Mails[Name]>[0] }

/** In every mail. */
export interface MailNames {
  readonly productName: string
  readonly supportPhone: string
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
