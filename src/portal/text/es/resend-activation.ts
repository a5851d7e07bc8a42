import type { resendActivation as en } from '../en/resend-activation.ts'

export const resendActivation: typeof en = {
  labels: {
    inProgress: 'Reenviar correo de activación',
    confirmation: 'Reenviar correo',
  },
  sending: 'Enviando...',
  sent: 'Correo enviado',
  activated: 'Activada',
  sentTo: (email) => `Enviamos el correo a ${email}. Revise también su carpeta de correo no deseado.`,
  alreadyActivated: (utility) => `Su cuenta de autoservicio de ${utility} ya ha sido activada.`,
  refusals: {
    refused: 'No se pudo reenviar el correo. Inténtelo de nuevo o póngase en contacto con nosotros.',
    failed:
      'Algo salió mal y no se pudo reenviar el correo. Inténtelo de nuevo o póngase en contacto con nosotros.',
  },
}
