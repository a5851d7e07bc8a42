import { paths } from '../../contract/portal-paths.ts'
import type { Login } from '../domain/login.ts'
import { inUnits, type Language } from '../platform/language.ts'
import { button, lines, mailLink, type MailContext, type MailTexts } from './mail.ts'

const activationLinkDays = 3

const words: MailTexts<{ productName: string; link: string; days: number }> = {
  en: ({ productName, link, days }) => ({
    subject: `Activate your ${productName} account`,
    body: lines(
      'Hello,',
      '',
      `Thank you for registering for ${productName}. Open this link to activate your account:`,
      '',
      button('Activate account', link),
      '',
      `The link works once and expires in ${inUnits('en', days, 'day')}.`,
      'A registration that is not activated within three weeks lapses and must be redone.',
      '',
      'If you did not register, you can ignore this email.',
    ),
  }),
  es: ({ productName, link, days }) => ({
    subject: `Active su cuenta de ${productName}`,
    body: lines(
      'Hola:',
      '',
      `Gracias por registrarse en ${productName}. Abra este enlace para activar su cuenta:`,
      '',
      button('Activar la cuenta', link),
      '',
      `El enlace funciona una sola vez y vence en ${inUnits('es', days, 'day')}.`,
      'Un registro que no se activa en tres semanas vence y debe hacerse de nuevo.',
      '',
      'Si usted no se registró, puede ignorar este correo.',
    ),
  }),
  fr: ({ productName, link, days }) => ({
    subject: `Activez votre compte ${productName}`,
    body: lines(
      'Bonjour,',
      '',
      `Merci pour votre inscription sur ${productName}. Ouvrez ce lien pour activer votre compte :`,
      '',
      button('Activer le compte', link),
      '',
      `Le lien fonctionne une seule fois et expire dans ${inUnits('fr', days, 'day')}.`,
      'Une inscription qui n’est pas activée dans les trois semaines expire et doit être refaite.',
      '',
      'Si cette inscription n’est pas la vôtre, vous pouvez ignorer cet email.',
    ),
  }),
  zh: ({ productName, link, days }) => ({
    subject: `激活您的 ${productName} 账户`,
    body: lines(
      '您好：',
      '',
      `感谢您注册 ${productName}。请打开此链接激活您的账户：`,
      '',
      button('激活账户', link),
      '',
      `此链接只能使用一次，${inUnits('zh', days, 'day')}后过期。`,
      '三周内未激活的注册将失效，需要重新注册。',
      '',
      '如果您没有注册，可以忽略此邮件。',
    ),
  }),
}

/** No name: anybody could type any text as a name, together with the address of another person. */
export const mailActivationLink = (
  context: MailContext & { readonly language: Language },
  { oktaId, email }: Pick<Login, 'oktaId' | 'email'>,
): Promise<void> =>
  mailLink(
    context,
    { kind: 'activation', subject: oktaId, recipient: email, hours: activationLinkDays * 24 },
    context.language,
    (code) => `${paths.registrationComplete}?${new URLSearchParams({ code })}`,
    words,
    { days: activationLinkDays },
  )
