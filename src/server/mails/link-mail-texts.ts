interface Mail {
  readonly subject: string
  readonly body: string
}
interface Texts {
  readonly thirdPartyRequest: (mail: {
    name: string
    holder: string
    productName: string
    link: string
    days: number
  }) => Mail
  /** To the primary holder. */
  readonly thirdPartyAnswer: (mail: {
    name: string
    thirdParty: string
    isAccepted: boolean
    productName: string
    accountNumber: string
  }) => Mail
  readonly loginReady: (mail: { name: string; productName: string; link: string }) => Mail
  readonly invitation: (mail: { name: string; productName: string; link: string; days: number }) => Mail
  readonly paperless: (mail: { name: string; productName: string; link: string; days: number }) => Mail
}

const lines = (...all: string[]): string => all.join('\n')

const en: Texts = {
  thirdPartyRequest: ({ name, holder, productName, link, days }) => ({
    subject: `${holder} asks you to share a ${productName} account`,
    body: lines(
      `Hello ${name},`,
      '',
      `${holder} asks you to become a secondary account holder (third party). You would be responsible for the account and its balance, too, and could see and manage it.`,
      '',
      'Open this link to read what it means, and to accept or decline:',
      '',
      link,
      '',
      `The link is for you only and expires in ${days} days. Opening it commits you to nothing.`,
    ),
  }),
  thirdPartyAnswer: ({ name, thirdParty, isAccepted, productName, accountNumber }) => ({
    subject: isAccepted
      ? `${thirdParty} accepted to share your ${productName} account`
      : `${thirdParty} declined to share your ${productName} account`,
    body: lines(
      `Hello ${name},`,
      '',
      isAccepted
        ? `${thirdParty} has accepted to become a secondary account holder of your account ${accountNumber}.`
        : `${thirdParty} has declined to become a secondary account holder of your account ${accountNumber}.`,
      '',
      isAccepted
        ? 'If you did not ask for this, please contact us.'
        : 'You do not have to do anything. You can ask somebody else at any time.',
    ),
  }),
  loginReady: ({ name, productName, link }) => ({
    subject: `Your ${productName} login is ready`,
    body: lines(
      `Hello ${name},`,
      '',
      `Thank you for registering for ${productName}. You can log in now:`,
      '',
      link,
      '',
      'If you did not register, please contact us.',
    ),
  }),
  invitation: ({ name, productName, link, days }) => ({
    subject: `You are invited to ${productName}`,
    body: lines(
      `Hello ${name},`,
      '',
      `With ${productName} you see your bills and your water use, pay online and ask for service. Open this link to register:`,
      '',
      link,
      '',
      `The link works once and expires in ${days} days.`,
    ),
  }),
  paperless: ({ name, productName, link, days }) => ({
    subject: 'Get your water bill without paper',
    body: lines(
      `Hello ${name},`,
      '',
      `Open this link, and from now on your bills come by email and in ${productName} instead of on paper:`,
      '',
      link,
      '',
      `The link expires in ${days} days.`,
    ),
  }),
}

const es: Texts = {
  thirdPartyRequest: ({ name, holder, productName, link, days }) => ({
    subject: `${holder} le pide compartir una cuenta de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `${holder} le pide ser titular secundario de su cuenta (tercero). Usted también sería responsable de la cuenta y de su saldo, y podría verla y administrarla.`,
      '',
      'Abra este enlace para leer lo que significa, y para aceptar o rechazar:',
      '',
      link,
      '',
      `El enlace es solo para usted y vence en ${days} días. Abrirlo no le compromete a nada.`,
    ),
  }),
  thirdPartyAnswer: ({ name, thirdParty, isAccepted, productName, accountNumber }) => ({
    subject: isAccepted
      ? `${thirdParty} aceptó compartir su cuenta de ${productName}`
      : `${thirdParty} no aceptó compartir su cuenta de ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      isAccepted
        ? `${thirdParty} aceptó ser titular secundario de su cuenta ${accountNumber}.`
        : `${thirdParty} no aceptó ser titular secundario de su cuenta ${accountNumber}.`,
      '',
      isAccepted
        ? 'Si usted no lo pidió, comuníquese con nosotros.'
        : 'No tiene que hacer nada. Puede pedírselo a otra persona cuando quiera.',
    ),
  }),
  loginReady: ({ name, productName, link }) => ({
    subject: `Su usuario de ${productName} está listo`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `Gracias por registrarse en ${productName}. Ya puede iniciar sesión:`,
      '',
      link,
      '',
      'Si usted no se registró, comuníquese con nosotros.',
    ),
  }),
  invitation: ({ name, productName, link, days }) => ({
    subject: `Le invitamos a ${productName}`,
    body: lines(
      `Hola, ${name}:`,
      '',
      `En ${productName} puede ver sus facturas y su consumo de agua, pagar en línea y pedir servicios. Abra este enlace para registrarse:`,
      '',
      link,
      '',
      `El enlace funciona una sola vez y vence en ${days} días.`,
    ),
  }),
  paperless: ({ name, productName, link, days }) => ({
    subject: 'Reciba su factura del agua sin papel',
    body: lines(
      `Hola, ${name}:`,
      '',
      `Abra este enlace, y desde ahora sus facturas llegarán por correo electrónico y a ${productName} en lugar de en papel:`,
      '',
      link,
      '',
      `El enlace vence en ${days} días.`,
    ),
  }),
}

/** The mails about links that the utility sends of its own accord, and what follows them. */
export const linkMailTexts: Record<'en' | 'es', Texts> = { en, es }
