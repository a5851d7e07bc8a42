import type { resendActivation as en } from '../en/resend-activation.ts'

export const resendActivation: typeof en = {
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
