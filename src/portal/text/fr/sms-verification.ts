import type { smsVerification as en } from '../en/sms-verification.ts'

export const smsVerification: typeof en = {
  label: 'Code de vérification',
  verify: 'Vérifier',
  verifying: 'Vérification...',
  resend: 'Renvoyer le code',
  resent: 'Code renvoyé',
  errors: {
    verificationCodeRequired: 'Le code de vérification est obligatoire',
    somethingWrong: 'Une erreur s’est produite. Réessayez.',
  },
}
