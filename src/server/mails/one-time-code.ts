import { inUnits } from '../platform/language.ts'
import { queueMail, type MailContext, type Recipient } from './mail.ts'
import { queueMessage } from './outbox.ts'
import { wordsIn } from '../words/words.ts'

interface Code {
  readonly code: string
  readonly minutes: number
}

export const mailCode = (
  context: MailContext,
  recipient: Recipient,
  { code, minutes }: Code,
): Promise<void> => {
  const time = inUnits(recipient.language, minutes, 'minute')
  return queueMail(context, recipient, 'code', { code, time }, { minutes })
}

/** The last line lets the browser fill in the code on this host (WebOTP). */
export const textCode = (
  { db, productName, publicOrigin }: MailContext,
  { to, language }: Recipient,
  { code, minutes }: Code,
): Promise<void> => {
  const time = inUnits(language, minutes, 'minute')
  const text = wordsIn(language).textMessages.codeText({ productName, code, time })
  const body = `${text}\n\n@${new URL(publicOrigin).hostname} #${code}`
  return queueMessage(db, { kind: 'sms', to, body, language, minutes })
}
