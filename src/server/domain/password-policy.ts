import { passwordProblem } from '../../../machines/rules/password.ts'
import type { RequestContext } from './request-context.ts'
import { isCommonPassword } from './common-passwords.ts'

const summaries: Record<RequestContext['language'], { readonly rules: string; readonly common: string }> = {
  en: {
    rules:
      'Password requirements were not met: at least 8 characters, an uppercase letter, a lowercase letter, a number, no part of your login ID.',
    common: 'This password was found in a list of commonly used passwords. Please try another password.',
  },
  es: {
    rules:
      'La contraseña no cumple los requisitos: al menos 8 caracteres, una mayúscula, una minúscula, un número y ninguna parte de su ID de usuario.',
    common: 'Esta contraseña está en una lista de contraseñas muy usadas. Pruebe con otra.',
  },
}

/** The identity provider's summary of why it takes no such password, shown as it comes; `null` when it does. */
export const passwordSummary = (
  context: RequestContext,
  password: string,
  loginId: string,
): string | null => {
  if (passwordProblem(password, loginId) !== null) return summaries[context.language].rules
  return isCommonPassword(password) ? summaries[context.language].common : null
}
