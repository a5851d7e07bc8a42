import type { thirdPartyRequest as en } from '../en/third-party-request.ts'

export const thirdPartyRequest: typeof en = {
  title: 'Le pidieron compartir una cuenta',
  documentTitles: {
    form: 'Responsabilidad de tercero',
    review: 'Compruebe su respuesta – Responsabilidad de tercero',
  },
  account: {
    title: 'La cuenta',
    holder: 'Titular principal de la cuenta',
    address: 'Dirección del servicio',
  },
  lead: (holder) =>
    `${holder} le pide que sea titular secundario, también llamado tercero, de esta cuenta de agua.`,
  may: {
    title: 'Usted podrá',
    list: [
      'Ver la información de la cuenta y de la facturación',
      'Administrar la cuenta',
      'Hacer pagos y programar el servicio',
    ],
  },
  takeOn: {
    title: 'Usted asume',
    text: 'La responsabilidad de la cuenta y de su saldo, junto con el titular principal.',
  },
  question: '¿Acepta las responsabilidades de tercero para esta cuenta?',
  submit: 'Enviar',
  sending: 'Enviando...',
  errors: { selectionRequired: 'Debe elegir una opción' },
  review: {
    title: 'Compruebe antes de aceptar',
    answer: 'Su respuesta',
    yes: 'Sí, acepto',
    note: 'Al aceptar, usted pasa a ser responsable de esta cuenta y de su saldo.',
    accept: 'Aceptar la responsabilidad',
    change: 'Cambiar mi respuesta',
  },
  rejectionConfirm: '¿Seguro que no quiere ser tercero?',
  notFound: 'No se encontró la solicitud de tercero',
  callFailed:
    'Se produjo un error al procesar su solicitud. Inténtelo de nuevo o póngase en contacto con nosotros para recibir ayuda.',
}
