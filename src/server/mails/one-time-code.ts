import type { Language } from '../platform/language.ts'
import { lines, queueMail, type MailContext, type MailWords, type Recipient } from './mail.ts'
import { queueMessage } from './outbox.ts'

interface Code {
  readonly code: string
  readonly minutes: number
}

const words: MailWords<Code & { productName: string }> = {
  en: ({ productName, code, minutes }) => ({
    subject: `Your ${productName} verification code`,
    body: lines(
      `Your ${productName} verification code is ${code}.`,
      '',
      `It expires in ${minutes} minutes. If you did not ask for it, you can ignore this email.`,
    ),
  }),
  es: ({ productName, code, minutes }) => ({
    subject: `Su código de verificación de ${productName}`,
    body: lines(
      `Su código de verificación de ${productName} es ${code}.`,
      '',
      `Vence en ${minutes} minutos. Si usted no lo pidió, puede ignorar este correo.`,
    ),
  }),
}

const smsWords: Readonly<Record<Language, (sms: Code & { productName: string; host: string }) => string>> = {
  en: ({ productName, code, minutes, host }) =>
    lines(
      `${code} is your ${productName} verification code. It expires in ${minutes} minutes.`,
      '',
      `@${host} #${code}`,
    ),
  es: ({ productName, code, minutes, host }) =>
    lines(
      `${code} es su código de verificación de ${productName}. Vence en ${minutes} minutos.`,
      '',
      `@${host} #${code}`,
    ),
}

export const mailCode = (
  { db, productName }: Pick<MailContext, 'db' | 'productName'>,
  recipient: Recipient,
  code: Code,
): Promise<void> => queueMail(db, recipient, words, { ...code, productName }, code.minutes)

/** Ends with the line that lets the browser offer the code on this host (WebOTP). */
export const textCode = (
  { db, productName, publicOrigin }: MailContext,
  { to, language }: Recipient,
  code: Code,
): Promise<void> => {
  const body = smsWords[language]({ ...code, productName, host: new URL(publicOrigin).hostname })
  return queueMessage(db, { kind: 'sms', to, body, language, minutes: code.minutes })
}
