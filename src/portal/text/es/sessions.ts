import type { sessions as en } from '../en/sessions.ts'

export const sessions: typeof en = {
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
