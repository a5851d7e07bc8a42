import type { invitationComplete as en } from '../en/invitation-complete.ts'

export const invitationComplete: typeof en = {
  title: (product) => `Le damos la bienvenida a ${product}`,
  documentTitle: 'Le damos la bienvenida',
  thanks: (name) => `Gracias, ${name}`,
  ready: 'Su acceso está listo. Ya puede iniciar sesión.',
  logIn: 'Inicie sesión',
}
