import type { signIn as en } from '../en/sign-in.ts'

const notStartedHere =
  'No pudimos terminar de iniciar su sesión, porque no se comenzó en esta pestaña. Inicie sesión desde aquí.'

export const signIn: typeof en = {
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
