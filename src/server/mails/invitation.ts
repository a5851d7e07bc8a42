import { inUnits, type Language } from '../platform/language.ts'
import { paths } from '../../contract/portal-paths.ts'
import { button, lines, mailLink, type MailContext, type MailTexts } from './mail.ts'

const invitationDays = 30

const words: MailTexts<{ name: string; productName: string; link: string; days: number }> = {
  en: ({ name, productName, link, days }) => ({
    subject: `You are invited to ${productName}`,
    body: lines(
      `Hello ${name},`,
      '',
      `${productName} lets you see your bills and water use, pay online and schedule service. Open this link to register:`,
      '',
      button('Register', link),
      '',
      `The link works once and expires in ${inUnits('en', days, 'day')}.`,
    ),
  }),
  es: ({ name, productName, link, days }) => ({
    subject: `Le invitamos a registrarse en ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `En ${productName} puede ver sus facturas y su consumo de agua, pagar en línea y programar el servicio. Abra este enlace para registrarse:`,
      '',
      button('Registrarse', link),
      '',
      `El enlace funciona una sola vez y vence en ${inUnits('es', days, 'day')}.`,
    ),
  }),
  fr: ({ name, productName, link, days }) => ({
    subject: `Vous avez reçu une invitation pour ${productName}`,
    body: lines(
      `Bonjour ${name},`,
      '',
      `Avec ${productName}, vous consultez vos factures et votre consommation d’eau, payez en ligne et planifiez des interventions. Ouvrez ce lien pour vous inscrire :`,
      '',
      button('S’inscrire', link),
      '',
      `Le lien fonctionne une seule fois et expire dans ${inUnits('fr', days, 'day')}.`,
    ),
  }),
  zh: ({ name, productName, link, days }) => ({
    subject: `邀请您使用 ${productName}`,
    body: lines(
      `${name}，您好：`,
      '',
      `您可以用 ${productName} 查看账单和用水量、在线付款和预约服务。请打开此链接注册：`,
      '',
      button('注册', link),
      '',
      `此链接只能使用一次，${inUnits('zh', days, 'day')}后过期。`,
    ),
  }),
}

export const mailInvitation = (
  context: MailContext,
  {
    contractNumber,
    email,
    name,
    language,
  }: {
    readonly contractNumber: string
    readonly email: string
    readonly name: string
    readonly language: Language
  },
): Promise<void> =>
  mailLink(
    context,
    { kind: 'invitation', subject: contractNumber, recipient: email, hours: invitationDays * 24 },
    language,
    (code) =>
      `${paths.registrationInvitation}?${new URLSearchParams({ guid: code, accountNumber: contractNumber })}`,
    words,
    { name, days: invitationDays },
  )
