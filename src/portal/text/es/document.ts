import type { documentText as en } from '../en/document.ts'

export const documentText: typeof en = {
  descriptions: {
    home: (product, utility) =>
      `Inicie sesión en ${product} o regístrese: vea y pague su factura de agua y alcantarillado de ${utility}, consulte su consumo e inicie o cancele el servicio.`,
    register: (product) =>
      `Regístrese en ${product} con el número de cuenta de su factura de agua. Solo toma unos minutos.`,
    forgotPassword: (product) => `Cree una contraseña nueva para su acceso a ${product}.`,
    forgotLogin: (product) => `Reciba su ID de usuario de ${product}.`,
    accountNumberLookup: (_product, utility) =>
      `¿No tiene la factura a mano? Encuentre su número de cuenta de ${utility} con su teléfono o su dirección.`,
  },
  needsScript: [
    'Puede leer esta página. Para iniciar sesión o llenar un formulario, su navegador tiene que ejecutar JavaScript. Actívelo o llámenos al',
    '.',
  ],
  outdated: [
    'Su navegador es demasiado antiguo para esta página. Actualícelo o use otro, o llámenos al',
    '.',
  ],
  overdue: [
    'Esta página todavía no está lista. Cárguela de nuevo. Si eso no ayuda, su navegador puede ser demasiado antiguo: use otro o llámenos al',
    '.',
  ],
  offline: {
    title: 'No hay conexión',
    text: [
      'Esta página necesita Internet. Revise su conexión. Si tiene una emergencia con el agua o necesita ayuda, llámenos al',
      '.',
    ],
    tryAgain: 'Intentar de nuevo',
  },
}
