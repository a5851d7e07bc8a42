import type { emailFactor as en } from '../en/email-factor.ts'

export const emailFactor: typeof en = {
  label: 'Code de vérification par email',
  preparing: 'Envoi d’un code à votre adresse email...',
  hint: 'Cherchez le code dans vos emails, et aussi dans le courrier indésirable.',
  insteadLink: 'Vous pouvez aussi ouvrir le lien de connexion de notre email.',
  verified: {
    title: 'Votre adresse email est vérifiée',
    text: 'Votre accès est activé. Vous pouvez maintenant vous connecter.',
  },
}
