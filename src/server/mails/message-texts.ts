interface Mail {
  readonly subject: string
  readonly body: string
}
interface Texts {
  readonly activationMail: (mail: { name: string; productName: string; link: string; days: number }) => Mail
  readonly passwordResetMail: (mail: {
    name: string
    loginId: string
    productName: string
    link: string
    minutes: number
  }) => Mail
  readonly passwordChangedMail: (mail: { name: string; productName: string; supportLink: string }) => Mail
  readonly loginIdMail: (mail: {
    name: string
    productName: string
    loginIds: readonly string[]
    link: string
  }) => Mail
  /** Numbers as printed on the bill. */
  readonly accountNumberMail: (mail: {
    name: string
    productName: string
    accountNumbers: readonly string[]
    link: string
  }) => Mail
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
  passwordResetMail: ({ name, loginId, productName, link, minutes }) => ({
    subject: `Reset your ${productName} password`,
    body: lines(
      `Hello ${name},`,
      '',
      `Somebody asked for a new password for your login ID ${loginId}. Open this link to choose one:`,
      '',
      link,
      '',
      `The link works once and expires in ${minutes} minutes. Only the newest link works.`,
      '',
      'If you did not ask for it, you can ignore this email. Your password stays as it is.',
    ),
  }),
  passwordChangedMail: ({ name, productName, supportLink }) => ({
    subject: `Your ${productName} password was changed`,
    body: lines(
      `Hello ${name},`,
      '',
      `The password of your ${productName} login was just changed, and you were logged out everywhere.`,
      '',
      'If that was not you, reset your password now and tell our customer service:',
      '',
      supportLink,
    ),
  }),
  loginIdMail: ({ name, productName, loginIds, link }) => ({
    subject: `Your ${productName} login ID`,
    body: lines(
      `Hello ${name},`,
      '',
      `You asked for your ${productName} login ID. It is:`,
      '',
      ...loginIds,
      '',
      'Log in here:',
      '',
      link,
      '',
      'If you did not ask for it, you can ignore this email.',
    ),
  }),
  accountNumberMail: ({ name, productName, accountNumbers, link }) => ({
    subject: `Your account number for ${productName}`,
    body: lines(
      `Hello ${name},`,
      '',
      'You asked for your account number, as it is printed on your bill. It is:',
      '',
      ...accountNumbers,
      '',
      `If you have no ${productName} login yet, register here:`,
      '',
      link,
      '',
      'If you did not ask for it, you can ignore this email.',
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
  passwordResetMail: ({ name, loginId, productName, link, minutes }) => ({
    subject: `Restablezca su contraseña de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `Alguien pidió una contraseña nueva para su ID de usuario ${loginId}. Abra este enlace para elegirla:`,
      '',
      link,
      '',
      `El enlace funciona una sola vez y vence en ${minutes} minutos. Solo funciona el enlace más reciente.`,
      '',
      'Si usted no la pidió, puede ignorar este correo. Su contraseña no cambia.',
    ),
  }),
  passwordChangedMail: ({ name, productName, supportLink }) => ({
    subject: `Se cambió su contraseña de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `La contraseña de su usuario de ${productName} se acaba de cambiar y se cerraron todas sus sesiones.`,
      '',
      'Si no fue usted, restablezca ahora su contraseña y avise a nuestro servicio al cliente:',
      '',
      supportLink,
    ),
  }),
  loginIdMail: ({ name, productName, loginIds, link }) => ({
    subject: `Su ID de usuario de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `Usted pidió su ID de usuario de ${productName}. Es:`,
      '',
      ...loginIds,
      '',
      'Inicie sesión aquí:',
      '',
      link,
      '',
      'Si usted no lo pidió, puede ignorar este correo.',
    ),
  }),
  accountNumberMail: ({ name, productName, accountNumbers, link }) => ({
    subject: `Su número de cuenta para ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      'Usted pidió su número de cuenta, tal como aparece en su factura. Es:',
      '',
      ...accountNumbers,
      '',
      `Si todavía no tiene usuario de ${productName}, regístrese aquí:`,
      '',
      link,
      '',
      'Si usted no lo pidió, puede ignorar este correo.',
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
