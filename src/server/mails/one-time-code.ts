import { inUnits, type Language } from '../platform/language.ts'
import { lines, queueMail, type MailContext, type MailTexts, type Recipient } from './mail.ts'
import { queueMessage } from './outbox.ts'

interface Code {
  readonly code: string
  readonly minutes: number
}

const words: MailTexts<Code & { productName: string }> = {
  en: ({ productName, code, minutes }) => ({
    subject: `Your ${productName} verification code`,
    body: lines(
      `Your ${productName} verification code is ${code}.`,
      '',
      `It expires in ${inUnits('en', minutes, 'minute')}. If you did not ask for it, you can ignore this email.`,
    ),
  }),
  es: ({ productName, code, minutes }) => ({
    subject: `Su código de verificación de ${productName}`,
    body: lines(
      `Su código de verificación de ${productName} es ${code}.`,
      '',
      `Vence en ${inUnits('es', minutes, 'minute')}. Si usted no lo pidió, puede ignorar este correo.`,
    ),
  }),
  fr: ({ productName, code, minutes }) => ({
    subject: `Votre code de vérification ${productName}`,
    body: lines(
      `Votre code de vérification ${productName} est ${code}.`,
      '',
      `Il expire dans ${inUnits('fr', minutes, 'minute')}. Si vous ne l’avez pas demandé, vous pouvez ignorer cet email.`,
    ),
  }),
  zh: ({ productName, code, minutes }) => ({
    subject: `您的 ${productName} 验证码`,
    body: lines(
      `您的 ${productName} 验证码是 ${code}。`,
      '',
      `验证码${inUnits('zh', minutes, 'minute')}后过期。如果这不是您要求的，可以忽略此邮件。`,
    ),
  }),
}

const smsTexts: Readonly<Record<Language, (sms: Code & { productName: string; host: string }) => string>> = {
  en: ({ productName, code, minutes, host }) =>
    lines(
      `${code} is your ${productName} verification code. It expires in ${inUnits('en', minutes, 'minute')}.`,
      '',
      `@${host} #${code}`,
    ),
  es: ({ productName, code, minutes, host }) =>
    lines(
      `${code} es su código de verificación de ${productName}. Vence en ${inUnits('es', minutes, 'minute')}.`,
      '',
      `@${host} #${code}`,
    ),
  // Only the GSM 7-bit alphabet: with any other character, a text message holds half as many.
  fr: ({ productName, code, minutes, host }) =>
    lines(
      `${code} est votre code de vérification ${productName}. Il expire dans ${inUnits('fr', minutes, 'minute').replace('\u00A0', ' ')}.`,
      '',
      `@${host} #${code}`,
    ),
  zh: ({ productName, code, minutes, host }) =>
    lines(
      `${code} 是您的 ${productName} 验证码，${inUnits('zh', minutes, 'minute')}后过期。`,
      '',
      `@${host} #${code}`,
    ),
}

export const mailCode = (context: MailContext, recipient: Recipient, code: Code): Promise<void> =>
  queueMail(context, recipient, words, { ...code, productName: context.productName }, code.minutes)

/** The last line lets the browser fill in the code on this host (WebOTP). */
export const textCode = (
  { db, productName, publicOrigin }: MailContext,
  { to, language }: Recipient,
  code: Code,
): Promise<void> => {
  const body = smsTexts[language]({ ...code, productName, host: new URL(publicOrigin).hostname })
  return queueMessage(db, { kind: 'sms', to, body, language, minutes: code.minutes })
}
