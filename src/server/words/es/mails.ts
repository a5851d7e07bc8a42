import type * as en from '../en/mails.ts'

const unlessYou = (phone: string) =>
  [
    'Si fue usted, no tiene que hacer nada.',
    `Si no fue usted, llame al ${phone}: cerraremos el acceso y protegeremos su cuenta.`,
  ].join('\n')

export const mails: typeof en.mails = ({ productName, supportPhone }) => ({
  accountNumber: ({ name, accountNumbers }) => ({
    subject: `Su número de cuenta para ${productName}`,
    body: [
      `Hola, ${name}:`,
      'Usted pidió su número de cuenta, tal como aparece en su factura. Es:',
      accountNumbers,
      `Si todavía no tiene acceso a ${productName}, regístrese aquí:`,
      { button: 'Registrarse' },
      'Si usted no lo pidió, puede ignorar este correo.',
    ],
  }),
  activation: ({ time }) => ({
    subject: `Active su cuenta de ${productName}`,
    body: [
      'Hola:',
      `Gracias por registrarse en ${productName}. Abra este enlace para activar su cuenta:`,
      { button: 'Activar la cuenta' },
      [
        `El enlace funciona una sola vez y vence en ${time}.`,
        'Un registro que no se activa en tres semanas vence y debe hacerse de nuevo.',
      ].join('\n'),
      'Si usted no se registró, puede ignorar este correo.',
    ],
  }),
  code: ({ code, time }) => ({
    subject: `Su código de verificación de ${productName}`,
    body: [
      `Su código de verificación de ${productName} es ${code}.`,
      `Vence en ${time}. Si usted no lo pidió, puede ignorar este correo.`,
    ],
  }),
  emailCorrected: ({ address }) => ({
    subject: `Se cambió el correo de su acceso a ${productName}`,
    body: [
      'Hola:',
      `Nuestra atención al cliente cambió el correo de su acceso a ${productName} a ${address}. Se cerraron todas las sesiones.`,
      `Si no lo pidió, llame al ${supportPhone}.`,
    ],
  }),
  invitation: ({ name, time }) => ({
    subject: `Le invitamos a registrarse en ${productName}`,
    body: [
      `Hola, ${name}:`,
      `En ${productName} puede ver sus facturas y su consumo de agua, pagar en línea y programar el servicio. Abra este enlace para registrarse:`,
      { button: 'Registrarse' },
      `El enlace funciona una sola vez y vence en ${time}.`,
    ],
  }),
  loginId: ({ name, loginIds }) => ({
    subject: `Su ID de usuario de ${productName}`,
    body: [
      `Hola, ${name}:`,
      `Usted pidió su ID de usuario de ${productName}. Es:`,
      loginIds,
      'Inicie sesión aquí:',
      { button: 'Iniciar sesión' },
      'Si usted no lo pidió, puede ignorar este correo.',
    ],
  }),
  loginReady: ({ name }) => ({
    subject: `Su acceso a ${productName} está listo`,
    body: [
      `Hola, ${name}:`,
      `Gracias por registrarse en ${productName}. Ya puede iniciar sesión:`,
      { button: 'Iniciar sesión' },
      'Si usted no se registró, póngase en contacto con nosotros.',
    ],
  }),
  paperAgain: ({ name, accountNumber }) => ({
    subject: 'Su factura del agua vuelve a llegar en papel',
    body: [
      `Hola, ${name}:`,
      `Desde ahora las facturas de la cuenta ${accountNumber} vuelven a llegar en papel.`,
      'Si las prefiere sin papel, inicie sesión y pulse «Cambiar a la factura sin papel»:',
      { button: 'Sus cuentas' },
    ],
  }),
  paperless: ({ name, time }) => ({
    subject: 'Reciba su factura del agua sin papel',
    body: [
      `Hola, ${name}:`,
      `Abra este enlace, y desde ahora recibirá sus facturas por correo electrónico y en ${productName}, ya no en papel:`,
      { button: 'Recibir la factura sin papel' },
      `El enlace vence en ${time}.`,
    ],
  }),
  paperlessOn: ({ name, accountNumber }) => ({
    subject: 'Su factura del agua ya llega sin papel',
    body: [
      `Hola, ${name}:`,
      `Desde ahora las facturas de la cuenta ${accountNumber} llegan por correo electrónico y a ${productName}, ya no en papel.`,
      'Si las prefiere en papel, abra esta página y pulse «Conservar mi factura en papel»:',
      { button: 'Conservar mi factura en papel' },
    ],
  }),
  passwordChanged: ({ name }) => ({
    subject: `Se cambió su contraseña de ${productName}`,
    body: [
      `Hola, ${name}:`,
      `La contraseña de su acceso a ${productName} se acaba de cambiar y se cerraron todas sus sesiones.`,
      `Si no fue usted, llame al ${supportPhone} y elija ahora una contraseña nueva:`,
      { button: 'Elegir una contraseña nueva' },
    ],
  }),
  passwordReset: ({ name, loginId, time }) => ({
    subject: `Restablezca su contraseña de ${productName}`,
    body: [
      `Hola, ${name}:`,
      `Alguien pidió una contraseña nueva para su ID de usuario ${loginId}. Abra este enlace para elegirla:`,
      { button: 'Elegir una contraseña nueva' },
      `El enlace funciona una sola vez y vence en ${time}.`,
      'Si usted no la pidió, puede ignorar este correo. Su contraseña no cambia.',
    ],
  }),
  registered: ({ address, accountNumber }) => ({
    subject: `Su cuenta se registró en ${productName}`,
    body: [
      'Hola:',
      `Su cuenta ${accountNumber} se acaba de registrar en ${productName} con otra dirección de correo: ${address}.`,
      unlessYou(supportPhone),
    ],
  }),
  registrationChanged: ({ address, accountNumber }) => ({
    subject: `Se cambió el correo de su registro en ${productName}`,
    body: [
      'Hola:',
      `El registro de su cuenta ${accountNumber} en ${productName} se acaba de cambiar a otra dirección de correo: ${address}.`,
      unlessYou(supportPhone),
    ],
  }),
  activated: ({ address, accountNumber }) => ({
    subject: `Se activó un acceso a ${productName} para su cuenta`,
    body: [
      'Hola:',
      `El acceso a ${productName} de su cuenta ${accountNumber} se acaba de activar con otra dirección de correo: ${address}.`,
      unlessYou(supportPhone),
    ],
  }),
  thirdPartyAccepted: ({ name, holder, serviceAddress }) => ({
    subject: `Usted aceptó compartir una cuenta de ${productName}`,
    body: [
      `Hola, ${name}:`,
      'Usted aceptó ser titular secundario de esta cuenta:',
      [`Titular principal: ${holder}`, `Dirección del servicio: ${serviceAddress}`].join('\n'),
      'Podrá ver la información de la cuenta y de las facturas, administrar la cuenta, hacer pagos y programar el servicio.',
      'Usted asume la responsabilidad de la cuenta y de su saldo, junto con el titular principal.',
      `Su responsabilidad termina cuando se le retire de la cuenta. Para pedirlo, llame al ${supportPhone}. Llame también si no fue usted quien aceptó.`,
    ],
  }),
  thirdPartyAgreed: ({ name, thirdParty, accountNumber }) => ({
    subject: `${thirdParty} aceptó compartir su cuenta de ${productName}`,
    body: [
      `Hola, ${name}:`,
      `${thirdParty} aceptó ser titular secundario de su cuenta ${accountNumber}.`,
      'Si usted no lo pidió, póngase en contacto con nosotros.',
    ],
  }),
  thirdPartyDeclined: ({ name, thirdParty, accountNumber }) => ({
    subject: `${thirdParty} no aceptó compartir su cuenta de ${productName}`,
    body: [
      `Hola, ${name}:`,
      `${thirdParty} no aceptó ser titular secundario de su cuenta ${accountNumber}.`,
      'No tiene que hacer nada. Puede pedírselo a otra persona cuando quiera.',
    ],
  }),
  thirdPartyRemoved: ({ thirdParty, accountNumber }) => ({
    subject: `Ya no se comparte una cuenta de ${productName}`,
    body: [
      'Hola:',
      `${thirdParty} ya no es titular secundario de la cuenta ${accountNumber}. Terminaron la responsabilidad por la cuenta y su saldo, y el acceso a ella.`,
    ],
  }),
  thirdPartyRequest: ({ name, holder, time }) => ({
    subject: `${holder} le invita a compartir una cuenta de ${productName}`,
    body: [
      `Hola, ${name}:`,
      `${holder} le pide que sea titular secundario de una cuenta de agua. Usted también sería responsable de la cuenta y de su saldo, y podría verla y administrarla.`,
      'Abra este enlace para leer lo que significa, y para aceptar o rechazar:',
      { button: 'Leer y responder' },
      `El enlace es solo para usted y vence en ${time}. Abrirlo no le compromete a nada.`,
    ],
  }),
})

export const endOfMail: typeof en.endOfMail = {
  callUs: (phone) => `¿Tiene preguntas? Llámenos al ${phone}.`,
  why: (utility) =>
    `Recibe este correo de ${utility} porque esta dirección se dio para una cuenta o un acceso.`,
}

export const textMessages: typeof en.textMessages = {
  codeText: ({ productName, code, time }) =>
    `${code} es su código de verificación de ${productName}. Vence en ${time}.`,
}
