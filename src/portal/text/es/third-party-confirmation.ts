import type { thirdPartyConfirmation as en } from '../en/third-party-confirmation.ts'

export const thirdPartyConfirmation: typeof en = {
  title: 'Confirmación de tercero',
  success: 'Se ha registrado',
  email: 'Recibirá un correo electrónico de confirmación en breve',
  whatNow: 'Inicie sesión para terminar: entonces la cuenta quedará vinculada a su acceso.',
  login: 'Iniciar sesión',
}
