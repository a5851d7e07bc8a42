import type { securityContact as en } from '../en/security-contact.ts'

export const securityContact: typeof en = {
  title: 'Redirigiendo...',
  text: 'Le llevamos a la página que explica cómo informarnos de un problema de seguridad.',
  follow: 'Ir al contacto de seguridad',
}
