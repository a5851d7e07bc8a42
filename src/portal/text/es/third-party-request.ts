import type { thirdPartyRequest as en } from '../en/third-party-request.ts'

export const thirdPartyRequest: typeof en = {
  title: 'Le pidieron compartir una cuenta',
  documentTitles: {
    form: 'Responsabilidad de titular secundario',
    review: 'Compruebe su respuesta – Responsabilidad de titular secundario',
    taken: 'Tenemos su respuesta – Responsabilidad de titular secundario',
  },
  account: {
    holder: 'Titular principal de la cuenta',
    address: 'Dirección del servicio',
  },
  lead: (holder) => `${holder} le pide que sea titular secundario de esta cuenta de agua.`,
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
    strong: 'y de su saldo',
  },
  ends: {
    title: 'Cómo termina',
    text: (phone) =>
      `Su responsabilidad termina cuando se le retire de la cuenta. Para pedirlo, llámenos al ${phone}.`,
  },
  print: 'Imprimir esta página',
  question: '¿Acepta las responsabilidades de titular secundario para esta cuenta?',
  errors: { selectionRequired: 'Debe elegir una opción' },
  review: {
    title: 'Revise su respuesta antes de aceptar',
    answer: 'Su respuesta',
    yes: 'Sí, acepto',
    note: 'Al aceptar, usted pasa a ser responsable de esta cuenta y de su saldo.',
    accept: 'Aceptar la responsabilidad',
    change: 'Cambiar mi respuesta',
  },
  taken: {
    title: 'Tenemos su respuesta',
    no: 'No, no acepto',
    note: 'Su respuesta ya no se puede cambiar en esta página. Todavía falta completar un paso. Inténtelo de nuevo.',
  },
  rejectionConfirm: '¿Seguro que no quiere ser titular secundario?',
  rejection: { yes: 'Sí, rechazo', no: 'Volver' },
  notFound: 'No se encontró la solicitud de titular secundario',
  callFailed:
    'Se produjo un error al procesar su solicitud. Inténtelo de nuevo o póngase en contacto con nosotros para recibir ayuda.',
}
