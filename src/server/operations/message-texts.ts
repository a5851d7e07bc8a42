interface Mail {
  readonly subject: string
  readonly body: string
}
interface Texts {
  readonly activationMail: (mail: { name: string; productName: string; link: string; days: number }) => Mail
  readonly codeMail: (mail: { productName: string; code: string; minutes: number }) => Mail
  /** Ends with the line that lets the browser offer the code (WebOTP). */
  readonly codeSms: (sms: { productName: string; code: string; minutes: number; host: string }) => string
}

const lines = (...all: string[]): string => all.join('\n')

const en: Texts = {
  activationMail: ({ name, productName, link, days }) => ({
    subject: `Activate your ${productName} account`,
    body: lines(
      `Hello ${name},`,
      '',
      `Thank you for registering for ${productName}. Open this link to activate your account:`,
      '',
      link,
      '',
      `The link works once and expires in ${days} days.`,
      'A registration that is not activated within three weeks lapses and must be redone.',
      '',
      'If you did not register, you can ignore this email.',
    ),
  }),
  codeMail: ({ productName, code, minutes }) => ({
    subject: `Your ${productName} verification code`,
    body: lines(
      `Your ${productName} verification code is ${code}.`,
      '',
      `It expires in ${minutes} minutes. If you did not ask for it, you can ignore this email.`,
    ),
  }),
  codeSms: ({ productName, code, minutes, host }) =>
    lines(
      `${code} is your ${productName} verification code. It expires in ${minutes} minutes.`,
      '',
      `@${host} #${code}`,
    ),
}

const es: Texts = {
  activationMail: ({ name, productName, link, days }) => ({
    subject: `Active su cuenta de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `Gracias por registrarse en ${productName}. Abra este enlace para activar su cuenta:`,
      '',
      link,
      '',
      `El enlace funciona una sola vez y vence en ${days} días.`,
      'Un registro que no se activa en tres semanas caduca y debe hacerse de nuevo.',
      '',
      'Si usted no se registró, puede ignorar este correo.',
    ),
  }),
  codeMail: ({ productName, code, minutes }) => ({
    subject: `Su código de verificación de ${productName}`,
    body: lines(
      `Su código de verificación de ${productName} es ${code}.`,
      '',
      `Vence en ${minutes} minutos. Si usted no lo pidió, puede ignorar este correo.`,
    ),
  }),
  codeSms: ({ productName, code, minutes, host }) =>
    lines(
      `${code} es su código de verificación de ${productName}. Vence en ${minutes} minutos.`,
      '',
      `@${host} #${code}`,
    ),
}

/** Every word the backend mails or texts, by the language of the person it goes to. */
export const texts: Record<'en' | 'es', Texts> = { en, es }
