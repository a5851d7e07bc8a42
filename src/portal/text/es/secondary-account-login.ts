import type { secondaryAccountLogin as en } from '../en/secondary-account-login.ts'

export const secondaryAccountLogin: typeof en = {
  title: 'Acceso a la cuenta secundaria',
  text: 'Para usar una cuenta como titular secundario, debe iniciar sesión con una cuenta existente o registrarse.',
  login: 'Iniciar sesión',
  signUp: 'Registrarse',
}
