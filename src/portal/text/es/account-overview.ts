import type { accountOverview as en } from '../en/account-overview.ts'

export const accountOverview: typeof en = {
  title: 'Sus cuentas',
  loading: 'Consultando sus cuentas…',
  failed: 'No pudimos consultar sus cuentas. Revise su conexión e inténtelo de nuevo.',
  none: 'Todavía no hay ninguna cuenta vinculada a su acceso.',
  name: 'Nombre en la factura',
  part: 'Su papel en la cuenta',
  secondary: 'Titular secundario',
  state: 'Cuenta',
  closed: 'Cerrada. Todavía puede verla aquí.',
  details: 'Detalles',
  bills: 'Facturas',
  paperless: 'Sin papel',
  onPaper: 'En papel',
  contact: 'Cómo nos comunicamos con usted',
  language: 'Idioma de los correos y mensajes de texto',
  phone: 'Teléfono para los códigos',
  codes: 'Código al iniciar sesión',
  on: 'Activado',
  off: 'Desactivado',
  unconfirmed:
    'Pidió un código por mensaje de texto al iniciar sesión. Empezará a recibirlo cuando confirme este teléfono.',
  confirm: 'Confirmar este teléfono',
  sending: 'Enviando un código…',
  saveLanguage: 'Guardar idioma',
  savingLanguage: 'Guardando…',
  languageSaved: (language) => `Guardado. A partir de ahora le escribimos en ${language}.`,
  languageNotSaved: (language) =>
    `No pudimos guardar el idioma; le seguimos escribiendo en ${language}. Revise su conexión e inténtelo de nuevo.`,
  goPaperless: 'Cambiar a la factura sin papel',
  goPaper: 'Cambiar a la factura en papel',
  switching: 'Cambiando…',
  nowPaperless: 'A partir de ahora recibirá sus facturas por correo electrónico y no por correo postal.',
  nowOnPaper: 'A partir de ahora recibirá sus facturas en papel por correo postal.',
  notPaperless:
    'No pudimos cambiar esta cuenta a la factura sin papel. Revise su conexión e inténtelo de nuevo.',
  notOnPaper:
    'No pudimos cambiar esta cuenta a la factura en papel. Revise su conexión e inténtelo de nuevo.',
}
