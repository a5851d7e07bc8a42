import type * as en from '../en/sign-in.ts'

const notStartedHere =
  'No pudimos terminar de iniciar su sesión, porque no se comenzó en esta pestaña. Inicie sesión desde aquí.'

export const signIn: typeof en.signIn = {
  title: 'Iniciar sesión',
  finishing: 'Iniciando su sesión…',
  failedTitle: 'Su sesión no está abierta',
  failures: {
    stateMismatch: notStartedHere,
    nonceMismatch: notStartedHere,
    issuerMismatch: notStartedHere,
    audienceMismatch: notStartedHere,
    expired:
      'Este inicio de sesión ya se usó o venció. Inténtelo de nuevo; cada inicio de sesión sirve una vez y por poco tiempo.',
    accessDenied: 'El inicio de sesión se canceló o no está permitido. Inténtelo de nuevo o use otro acceso.',
    clockSkew:
      'El reloj de este dispositivo no tiene la hora correcta, así que no se pudo comprobar el inicio de sesión. Ponga la fecha y la hora en automático e inténtelo de nuevo.',
    transactionExpired:
      'Pasaron más de 30 minutos desde que comenzó a iniciar sesión, la página se volvió a cargar o comenzó en otra pestaña. Inténtelo de nuevo.',
    unreachable:
      'No pudimos conectar con la página de inicio de sesión. Revise su conexión e inténtelo de nuevo.',
    busy: 'Desde su red se están iniciando demasiadas sesiones y no pudimos terminar esta. No se cambió nada.',
    tokenTooLarge:
      'Su acceso tiene más permisos de los que este navegador puede guardar. Llámenos; podemos cambiarlo.',
    cookiesRefused:
      'Este navegador no guarda cookies de nuestro sitio y sin ellas nadie puede iniciar sesión. Permita las cookies en su configuración e inténtelo de nuevo.',
    signOutFailed: 'No se pudo cerrar su sesión. Revise su conexión e inténtelo de nuevo.',
    unknown: 'Algo salió mal durante el inicio de sesión. Inténtelo de nuevo.',
  },
  stillSignedInTitle: 'Su sesión sigue abierta',
  groupMissing: {
    title: 'Esta página no es para su acceso',
    text: 'Inició sesión, pero su acceso no permite ver esta página. Inicie sesión con otro acceso o llámenos si debería poder verla.',
  },
  account: {
    documentTitle: 'Su cuenta',
    greeting: (name) => (name === '' ? 'Hola' : `Hola, ${name}`),
    text: (product) => `Inició sesión en ${product}.`,
    login: 'Su acceso',
    bill: 'Ver y pagar su factura',
    signOut: 'Cerrar sesión',
  },
  secondaryAccount: {
    title: 'Acceso a la cuenta secundaria',
    text: 'Para usar una cuenta como titular secundario, debe iniciar sesión con una cuenta existente o registrarse.',
  },
}

export const accountOverview: typeof en.accountOverview = {
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
  notPaperless: 'No pudimos cambiar esta cuenta a la factura sin papel.',
  notOnPaper: 'No pudimos cambiar esta cuenta a la factura en papel.',
  checkConnection: 'Revise su conexión e inténtelo de nuevo.',
}

export const sessions: typeof en.sessions = {
  title: 'Sus sesiones abiertas',
  loading: 'Consultando sus sesiones…',
  failed: 'No pudimos consultar sus sesiones. Revise su conexión e inténtelo de nuevo.',
  browserOn: (browser, system) => `${browser} en ${system}`,
  unknownBrowser: 'Navegador desconocido',
  thisOne: 'Este navegador',
  since: (time) => `Desde el ${time}`,
  lastUsed: (time) => `Último uso: ${time}`,
  onlyHere: 'No tiene ninguna otra sesión abierta.',
  notYou:
    '¿No es usted? Cierre las demás sesiones y elija después una contraseña nueva con Olvidé mi contraseña.',
  signOutOthers: 'Cerrar las demás sesiones',
  ended: 'Se cerraron todas las demás sesiones.',
  notEnded: 'No se pudieron cerrar las demás sesiones. Revise su conexión e inténtelo de nuevo.',
}
