import type { common as en } from '../en/common.ts'

export const common: typeof en = {
  next: 'Siguiente',
  previous: 'Anterior',
  cancel: 'Cancelar',
  close: 'Cerrar',
  ok: 'Aceptar',
  yes: 'Sí',
  no: 'No',
  loginNow: 'Iniciar sesión ahora',
  returnToLogin: 'Volver al inicio de sesión',
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
