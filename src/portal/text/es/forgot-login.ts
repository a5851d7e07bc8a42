import type { forgotLogin as en } from '../en/forgot-login.ts'

export const forgotLogin: typeof en = {
  title: 'Olvidé mi ID de usuario',
  documentTitles: {
    securityCheck: 'Control de seguridad – Olvidé mi ID de usuario',
    form: 'Olvidé mi ID de usuario',
    sent: 'Le enviamos su ID de usuario',
    refused: 'No pudimos enviar su ID de usuario',
  },
  formTitle: 'Indíquenos el correo con el que se registró',
  lead: 'Le enviaremos allí su ID de usuario.',
  notice: 'Si tiene varias cuentas asociadas a este correo, indique el número de cuenta',
  multipleNotice: 'Hay varias cuentas asociadas a este correo; indique el número de cuenta',
  bill: {
    label: 'Factura de ejemplo',
    alt: 'Factura de ejemplo. Arriba, marcado con 1: número de cuenta XXXX-210012345678.',
    accountNumber: 'Número de cuenta, después del guion',
    viewLarger: 'Ver más grande',
  },
  errors: {
    emailRequired: 'Escriba su correo electrónico',
    emailInvalid: 'El correo electrónico no es válido',
    accountNumberRequired: 'Escriba su número de cuenta',
    accountNumberInvalid: 'El número de cuenta no es válido',
  },
  sent: {
    title: 'Le enviamos su ID de usuario',
    text: 'Enviamos su ID de usuario a su correo electrónico.',
    help: 'Si no recibe ningún correo, agregue la dirección del remitente de nuestros correos a su libreta de direcciones y repita la solicitud.',
    helpFrom: (sender) =>
      `Si no recibe ningún correo, agregue ${sender} a su libreta de direcciones y repita la solicitud.`,
    again: 'repita la solicitud',
  },
  refused: {
    title: 'No pudimos enviar su ID de usuario',
    unable: 'No se pudo enviar el ID de usuario',
    text: 'Los datos que escribió no coinciden con nuestros registros. Revise sus datos e inténtelo de nuevo.',
    again: 'inténtelo de nuevo',
  },
  callFailed:
    'Se produjo un error. Inténtelo de nuevo o póngase en contacto con nosotros para recibir ayuda.',
}
