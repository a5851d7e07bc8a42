import type { securityCheck as en } from '../en/security-check.ts'

export const securityCheck: typeof en = {
  title: 'Control de seguridad: marque la casilla de abajo',
  notSolved: 'Marque la casilla de abajo',
  loading: 'Cargando el control de seguridad…',
  expired: 'El control de seguridad venció. Vuelva a marcar la casilla.',
  unavailableTitle: 'No se pudo cargar el control de seguridad',
  unavailable:
    'Proviene de otro sitio, que no respondió. Revise su conexión, o desactive el bloqueador para esta página, e inténtelo de nuevo.',
}
