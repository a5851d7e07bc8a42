import type { securityContact as en } from '../en/security-contact.ts'

export const securityContact: typeof en = {
  title: 'Redirigiendo...',
  follow: 'Ir al contacto de seguridad',
}
