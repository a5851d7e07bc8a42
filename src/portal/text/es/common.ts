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
  somethingWrong: 'Algo salió mal. Inténtelo de nuevo.',
  tryAgainIn: (wait) => `Vuelva a intentarlo en ${wait}.`,
  labelIn: (label, wait) => `${label} en ${wait}`,
  opensAnotherSite: 'abre otro sitio',
  oneMoment: 'Un momento…',
  privacyNotice:
    'Nos importa su privacidad. Para saber qué información personal recopilamos y con qué fines, cuáles son sus derechos de privacidad y cómo ejercerlos, pulse el enlace de la política de privacidad que aparece abajo.',
}
