import type { signIn as en } from '../en/sign-in.ts'

export const signIn: typeof en = {
  title: 'Iniciar sesión',
  finishing: 'Completando el inicio de sesión…',
  checking: 'Un momento…',
  redirecting: 'Abriendo la página de inicio de sesión…',
  signingOut: 'Cerrando sesión…',
  failedTitle: 'No ha iniciado sesión',
  failures: {
    stateMismatch:
      'Esta respuesta no corresponde a un inicio de sesión que usted haya comenzado en esta pestaña. No se ha cambiado nada. Inicie sesión desde aquí.',
    nonceMismatch:
      'La respuesta de la página de inicio de sesión no corresponde a su solicitud, así que no la usamos. Inténtelo de nuevo.',
    issuerMismatch:
      'La respuesta vino de otro servicio de inicio de sesión, así que no la usamos. Inténtelo de nuevo.',
    audienceMismatch: 'La respuesta era para otro sitio, así que no la usamos. Inténtelo de nuevo.',
    expired:
      'Este inicio de sesión ya se usó o ha vencido. Inténtelo de nuevo; cada inicio de sesión sirve una vez y por poco tiempo.',
    accessDenied: 'El inicio de sesión se canceló o no está permitido. Inténtelo de nuevo o use otro acceso.',
    clockSkew:
      'El reloj de este dispositivo no está en hora, así que no se pudo comprobar el inicio de sesión. Ponga la fecha y la hora en automático e inténtelo de nuevo.',
    transactionExpired:
      'Han pasado más de 30 minutos desde que comenzó a iniciar sesión, la página se volvió a cargar o comenzó en otra pestaña. Inténtelo de nuevo.',
    unreachable:
      'No pudimos conectar con la página de inicio de sesión. Compruebe su conexión e inténtelo de nuevo.',
    busy: 'Desde su red se están iniciando demasiadas sesiones y no pudimos terminar esta. No se cambió nada.',
    tokenTooLarge:
      'Su acceso tiene más permisos de los que este navegador puede guardar. Llámenos; podemos cambiarlo.',
    cookiesRefused:
      'Este navegador no guarda cookies de nuestro sitio y sin ellas nadie puede iniciar sesión. Permita las cookies en su configuración e inténtelo de nuevo.',
    signOutFailed: 'No se pudo cerrar su sesión. Compruebe su conexión e inténtelo de nuevo.',
    unknown: 'Algo salió mal durante el inicio de sesión. Inténtelo de nuevo.',
  },
  stillSignedInTitle: 'Su sesión sigue abierta',
  tryAgain: 'Intentar de nuevo',
  callUs: (phone) => `Si sigue sin funcionar, llámenos al ${phone}.`,
  groupMissing: {
    title: 'Esta página no es para su acceso',
    text: 'Ha iniciado sesión, pero su acceso no permite ver esta página. Inicie sesión con otro acceso o llámenos si debería poder verla.',
    otherLogin: 'Cerrar sesión y usar otro acceso',
  },
  account: {
    documentTitle: 'Su cuenta',
    greeting: (name) => (name === '' ? 'Hola' : `Hola, ${name}`),
    text: (product) => `Ha iniciado sesión en ${product}.`,
    name: 'Nombre',
    loginId: 'ID de usuario',
    signOut: 'Cerrar sesión',
  },
  secondaryAccount: {
    title: 'Acceso a la cuenta secundaria',
    text: 'Para usar una cuenta como titular secundario, debe iniciar sesión con una cuenta existente o registrarse.',
    login: 'Iniciar sesión',
    signUp: 'Registrarse',
  },
}
