import { findAccount } from '../domain/account.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { lines, maskEmail, queueMail, type MailWords } from './mail.ts'

type Step = 'registered' | 'activated'

interface Facts {
  readonly step: Step
  readonly accountNumber: string
  readonly address: string
  readonly productName: string
  readonly supportPhone: string
}

const words: MailWords<Facts> = {
  en: ({ step, accountNumber, address, productName, supportPhone }) => ({
    subject:
      step === 'registered'
        ? `Your account was registered for ${productName}`
        : `A ${productName} login for your account was activated`,
    body: lines(
      'Hello,',
      '',
      step === 'registered'
        ? `Your account ${accountNumber} was just registered for ${productName} with another email address: ${address}.`
        : `The ${productName} login for your account ${accountNumber} was just activated with another email address: ${address}.`,
      '',
      'If that was you, you do not have to do anything.',
      `If that was not you, call ${supportPhone}: we close the login and keep your account yours.`,
    ),
  }),
  es: ({ step, accountNumber, address, productName, supportPhone }) => ({
    subject:
      step === 'registered'
        ? `Su cuenta se registró en ${productName}`
        : `Se activó un usuario de ${productName} para su cuenta`,
    body: lines(
      'Hola:',
      '',
      step === 'registered'
        ? `Su cuenta ${accountNumber} se acaba de registrar en ${productName} con otra dirección de correo: ${address}.`
        : `El usuario de ${productName} de su cuenta ${accountNumber} se acaba de activar con otra dirección de correo: ${address}.`,
      '',
      'Si fue usted, no tiene que hacer nada.',
      `Si no fue usted, llame al ${supportPhone}: cerraremos el usuario y su cuenta seguirá siendo suya.`,
    ),
  }),
}

/**
 * Tells the address on record of a login that has another one: number and name are on every bill, so whoever finds one
 * can register. Without a link, and with the last digits of the account number alone.
 */
export const mailRegistrationNotice = async (
  { db, language, productName, supportPhone }: RequestContext,
  step: Step,
  login: { readonly contractNumber: string; readonly email: string },
): Promise<void> => {
  const account = await findAccount(db, login.contractNumber)
  const to = account?.email ?? ''
  if (to === '' || to.toLowerCase() === login.email.toLowerCase()) return
  const accountNumber = `XXXX-${login.contractNumber.slice(-4)}`
  const facts = { step, accountNumber, address: maskEmail(login.email), productName, supportPhone }
  await queueMail(db, { to, language }, words, facts)
}
