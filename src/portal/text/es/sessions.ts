import type { sessions as en } from '../en/sessions.ts'

export const sessions: typeof en = {
  title: 'Dónde ha iniciado sesión',
  loading: 'Consultando dónde ha iniciado sesión…',
  failed: 'No pudimos consultar dónde ha iniciado sesión. Revise su conexión e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  browserOn: (browser, system) => `${browser} en ${system}`,
  unknownBrowser: 'Navegador desconocido',
  thisOne: 'Este navegador',
  since: (time) => `Desde el ${time}`,
  lastUsed: (time) => `Último uso: ${time}`,
  onlyHere: 'No ha iniciado sesión en ningún otro lugar.',
  notYou:
    '¿Alguna no es suya? Cierre las demás sesiones y elija después una contraseña nueva con Olvidé mi contraseña.',
  signOutOthers: 'Cerrar las demás sesiones',
  signingOut: 'Cerrando sesión…',
  ended: 'Se cerraron todas las demás sesiones.',
  notEnded: 'No se pudieron cerrar las demás sesiones. Revise su conexión e inténtelo de nuevo.',
}
