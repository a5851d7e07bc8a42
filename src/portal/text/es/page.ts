import type * as en from '../en/page.ts'

export const common: typeof en.common = {
  next: 'Siguiente',
  previous: 'Anterior',
  cancel: 'Cancelar',
  close: 'Cerrar',
  ok: 'Aceptar',
  yes: 'Sí',
  no: 'No',
  loginNow: 'Iniciar sesión ahora',
  returnToLogin: 'Volver al inicio de sesión',
  tryAgain: 'Intentar de nuevo',
  submit: 'Enviar',
  sending: 'Enviando...',
  callIfStillBroken: (phone) => `Si sigue sin funcionar, llámenos al ${phone}.`,
  signingOut: 'Cerrando sesión…',
  otherLogin: 'Cerrar sesión y usar otro acceso',
  login: 'Iniciar sesión',
  signUp: 'Registrarse',
  optional: '(opcional)',
  errorPrefix: 'Error: ',
  errorsTitle: 'Hay un problema',
  pleaseSelectOne: 'Seleccione una opción',
  cookiesNeeded:
    'Este navegador no guarda cookies de nuestro sitio y sin ellas nadie puede iniciar sesión. Permita las cookies en su configuración e inténtelo de nuevo.',
  somethingWrong: 'Algo salió mal. Inténtelo de nuevo.',
  seconds: (count) =>
    new Intl.PluralRules('es').select(count) === 'one' ? `${count} segundo` : `${count} segundos`,
  minutes: (count) =>
    new Intl.PluralRules('es').select(count) === 'one' ? `${count} minuto` : `${count} minutos`,
  hours: (count) => (new Intl.PluralRules('es').select(count) === 'one' ? `${count} hora` : `${count} horas`),
  tryAgainIn: (wait) => `Podrá volver a intentarlo en ${wait}.`,
  offline: 'No tiene conexión. Lo que escribió sigue aquí.',
  callUs: (phone) => `Puede llamarnos al ${phone}.`,
  labelIn: (label, wait) => `${label} en ${wait}`,
  opensAnotherSite: 'abre otro sitio',
  openingLogin: 'Abriendo la página de inicio de sesión…',
  oneMoment: 'Un momento…',
  leaving: {
    question: '¿Salir sin terminar?',
    text: 'No guardamos lo que escribió aquí.',
    yes: 'Sí, salir',
    no: 'Seguir aquí',
  },
}

export const page: typeof en.page = {
  skip: 'Ir al contenido principal',
  home: (product) => `Inicio de ${product}`,
  help: 'Ayuda para iniciar sesión',
  language: 'Idioma:',
  emergency: 'Reportar emergencia',
  privacy: 'Política de privacidad',
  terms: 'Condiciones de uso',
  alertLevels: { 1: 'Información', 2: 'Aviso', 3: 'Aviso urgente' },
  moreAlerts: (count) =>
    new Intl.PluralRules('es').select(count) === 'one' ? `${count} aviso más` : `${count} avisos más`,
  loadFailure: {
    title: 'No se pudo cargar esta página',
    text: (phone) => `Quizá se perdió la conexión. Revísela e inténtelo de nuevo, o llámenos al ${phone}.`,
  },
  broken: (phone) => `El error es nuestro. Puede llamarnos al ${phone}.`,
}
