import { normaliseEmail } from '../domain/email-address.ts'
import type { Login } from '../domain/login.ts'
import type { RequestContext } from '../domain/request-context.ts'
import { lines, maskEmail, queueMail, type MailTexts } from './mail.ts'

type Step = 'registered' | 'changed' | 'activated'

interface Facts {
  readonly step: Step
  readonly accountNumber: string
  readonly address: string
  readonly productName: string
  readonly supportPhone: string
}

const words: MailTexts<Facts> = {
  en: ({ step, accountNumber, address, productName, supportPhone }) => ({
    subject: {
      registered: `Your account was registered for ${productName}`,
      changed: `The email address of your ${productName} registration was changed`,
      activated: `A ${productName} login for your account was activated`,
    }[step],
    body: lines(
      'Hello,',
      '',
      {
        registered: `Your account ${accountNumber} was just registered for ${productName} with another email address: ${address}.`,
        changed: `The registration of your account ${accountNumber} for ${productName} was just changed to another email address: ${address}.`,
        activated: `The ${productName} login for your account ${accountNumber} was just activated with another email address: ${address}.`,
      }[step],
      '',
      'If that was you, you do not have to do anything.',
      `If that was not you, call ${supportPhone}: we will close the login and protect your account.`,
    ),
  }),
  es: ({ step, accountNumber, address, productName, supportPhone }) => ({
    subject: {
      registered: `Su cuenta se registró en ${productName}`,
      changed: `Se cambió el correo de su registro en ${productName}`,
      activated: `Se activó un acceso a ${productName} para su cuenta`,
    }[step],
    body: lines(
      'Hola:',
      '',
      {
        registered: `Su cuenta ${accountNumber} se acaba de registrar en ${productName} con otra dirección de correo: ${address}.`,
        changed: `El registro de su cuenta ${accountNumber} en ${productName} se acaba de cambiar a otra dirección de correo: ${address}.`,
        activated: `El acceso a ${productName} de su cuenta ${accountNumber} se acaba de activar con otra dirección de correo: ${address}.`,
      }[step],
      '',
      'Si fue usted, no tiene que hacer nada.',
      `Si no fue usted, llame al ${supportPhone}: cerraremos el acceso y protegeremos su cuenta.`,
    ),
  }),
  fr: ({ step, accountNumber, address, productName, supportPhone }) => ({
    subject: {
      registered: `Un accès sur ${productName} a été créé pour votre compte`,
      changed: `L’adresse email de votre inscription sur ${productName} a été modifiée`,
      activated: `Un accès sur ${productName} a été activé pour votre compte`,
    }[step],
    body: lines(
      'Bonjour,',
      '',
      {
        registered: `Un accès sur ${productName} vient d’être créé pour votre compte ${accountNumber} avec une autre adresse email : ${address}.`,
        changed: `L’inscription de votre compte ${accountNumber} sur ${productName} vient de passer à une autre adresse email : ${address}.`,
        activated: `L’accès sur ${productName} de votre compte ${accountNumber} vient d’être activé avec une autre adresse email : ${address}.`,
      }[step],
      '',
      'Si c’était vous, vous n’avez rien à faire.',
      `Si ce n’était pas vous, appelez le ${supportPhone} : nous fermerons cet accès et protégerons votre compte.`,
    ),
  }),
  zh: ({ step, accountNumber, address, productName, supportPhone }) => ({
    subject: {
      registered: `您的账户已注册 ${productName}`,
      changed: `您在 ${productName} 的注册邮箱已更改`,
      activated: `您账户的 ${productName} 登录信息已激活`,
    }[step],
    body: lines(
      '您好：',
      '',
      {
        registered: `您的账户 ${accountNumber} 刚刚用另一个电子邮箱注册了 ${productName}：${address}。`,
        changed: `您的账户 ${accountNumber} 在 ${productName} 的注册刚刚改用另一个电子邮箱：${address}。`,
        activated: `您的账户 ${accountNumber} 的 ${productName} 登录信息刚刚用另一个电子邮箱激活：${address}。`,
      }[step],
      '',
      '如果是您本人所为，您无需做任何事。',
      `如果不是您本人所为，请致电 ${supportPhone}：我们会停用该登录信息，并保护您的账户。`,
    ),
  }),
}

/**
 * Goes to the address on record when the login has another one: anybody who finds a bill can register, because the bill
 * shows the account number and the name. No link, and only the last four digits of the number.
 */
export const mailRegistrationNotice = async (
  context: Pick<RequestContext, 'db' | 'language' | 'productName' | 'supportPhone'>,
  step: Step,
  login: Pick<Login, 'contractNumber' | 'email' | 'emailOnRecord'>,
): Promise<void> => {
  const { language, productName, supportPhone } = context
  const to = login.emailOnRecord
  if (to === '' || normaliseEmail(to) === normaliseEmail(login.email)) return
  const accountNumber = `XXXX-${login.contractNumber.slice(-4)}`
  const facts = { step, accountNumber, address: maskEmail(login.email), productName, supportPhone }
  await queueMail(context, { to, language }, words, facts)
}
