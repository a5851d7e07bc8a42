import type { thirdPartyConfirmation as en } from '../en/third-party-confirmation.ts'

export const thirdPartyConfirmation: typeof en = {
  title: 'Confirmation du titulaire secondaire',
  success: 'Votre inscription est faite',
  email: 'Vous recevrez bientôt un email de confirmation',
  whatNow: 'Le compte est associé à votre accès. Connectez-vous pour le voir.',
  activateFirst: (email) =>
    `Le compte est associé à votre accès. Avant de vous connecter, ouvrez l’email que nous avons envoyé à ${email} et suivez son lien.`,
}
