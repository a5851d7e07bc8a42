import type { emailFactor as en } from '../en/email-factor.ts'

export const emailFactor: typeof en = {
  label: 'Código de verificación por correo',
  preparing: 'Enviando un código a su correo...',
  hint: 'Busque el código en su correo, también en la carpeta de correo no deseado.',
  insteadLink: 'También puede abrir el enlace de acceso de nuestro correo.',
  verified: {
    title: 'Su correo está verificado',
    text: 'Su acceso está activado. Ya puede iniciar sesión.',
  },
}
