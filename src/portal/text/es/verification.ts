import type * as en from '../en/verification.ts'

export const securityCheck: typeof en.securityCheck = {
  title: 'Control de seguridad: marque la casilla de abajo',
  notSolved: 'Marque la casilla de abajo',
  loading: 'Cargando el control de seguridad…',
  expired: 'El control de seguridad venció. Vuelva a marcar la casilla.',
  unavailableTitle: 'No se pudo cargar el control de seguridad',
  unavailable:
    'Proviene de otro sitio, que no respondió. Revise su conexión, o desactive el bloqueador para esta página, e inténtelo de nuevo.',
}

export const smsVerification: typeof en.smsVerification = {
  label: 'Código de verificación',
  verify: 'Verificar',
  verifying: 'Verificando...',
  resend: 'Reenviar código',
  resent: 'Código reenviado',
  errors: {
    verificationCodeRequired: 'Escriba el código de verificación',
    somethingWrong: 'Algo salió mal. Inténtelo de nuevo.',
  },
}

export const emailFactor: typeof en.emailFactor = {
  label: 'Código de verificación por correo',
  preparing: 'Enviando un código a su correo...',
  hint: 'Busque el código en su correo, también en la carpeta de correo no deseado.',
  insteadLink: 'También puede abrir el enlace de acceso de nuestro correo.',
  verified: {
    title: 'Su correo está verificado',
    text: 'Su acceso está activado. Ya puede iniciar sesión.',
  },
}

export const resendActivation: typeof en.resendActivation = {
  labels: {
    inProgress: 'Reenviar correo de activación',
    confirmation: 'Reenviar correo',
  },
  sent: 'Correo enviado',
  activated: 'Activada',
  sentTo: (email) => `Enviamos el correo a ${email}. Revise también su carpeta de correo no deseado.`,
  alreadyActivated: (utility) => `Su cuenta de autoservicio de ${utility} ya se activó.`,
  refusals: {
    refused: 'No se pudo reenviar el correo. Inténtelo de nuevo o póngase en contacto con nosotros.',
    failed:
      'Algo salió mal y no se pudo reenviar el correo. Inténtelo de nuevo o póngase en contacto con nosotros.',
  },
  wrongEmail: {
    open: '¿Correo electrónico equivocado?',
    send: 'Enviar a este correo',
    callUs: (phone) => `¿Correo electrónico equivocado? Puede llamarnos al ${phone}.`,
    notChanged: (phone) => `No pudimos cambiar el correo electrónico. Revíselo o llámenos al ${phone}.`,
    errors: {
      emailRequired: 'Escriba su correo electrónico',
      emailInvalid: 'El correo electrónico no es válido',
    },
  },
}
