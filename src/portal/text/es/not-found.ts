import type { notFound as en } from '../en/not-found.ts'

export const notFound: typeof en = {
  title: 'Página no encontrada',
  text: 'La página a la que intenta acceder no existe. Pulse el enlace de abajo para volver a la página de inicio de sesión.',
  returnHome: 'Volver al inicio',
  securityContact: {
    title: 'Redirigiendo...',
    text: 'Le llevamos a la página que explica cómo reportarnos un problema de seguridad.',
    follow: 'Ir al contacto de seguridad',
  },
}
