import type { thirdPartyConfirmation as en } from '../en/third-party-confirmation.ts'

export const thirdPartyConfirmation: typeof en = {
  title: 'Confirmación de titular secundario',
  success: 'Su registro está completo',
  email: 'Recibirá un correo electrónico de confirmación en breve',
  whatNow: 'La cuenta está vinculada a su acceso. Inicie sesión para verla.',
  activateFirst: (email) =>
    `La cuenta está vinculada a su acceso. Antes de iniciar sesión, abra el correo que enviamos a ${email} y siga su enlace.`,
}
