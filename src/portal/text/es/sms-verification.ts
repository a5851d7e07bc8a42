import type { smsVerification as en } from '../en/sms-verification.ts'

export const smsVerification: typeof en = {
  label: 'Código de verificación',
  verify: 'Verificar',
  verifying: 'Verificando...',
  resend: 'Reenviar código',
  resent: 'Código reenviado',
  errors: {
    verificationCodeRequired: 'Escriba el código de verificación',
    somethingWrong: 'Algo salió mal. Inténtelo de nuevo.',
  },
}
