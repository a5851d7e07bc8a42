import type { emailFactor as en } from '../en/email-factor.ts'

export const emailFactor: typeof en = {
  label: 'Code de vérification par e-mail',
  preparing: 'Envoi d’un code à votre adresse e-mail...',
  hint: 'Cherchez le code dans vos e-mails, et aussi dans le courrier indésirable.',
  failed: 'Une erreur s’est produite. Réessayez.',
  insteadLink: 'Vous pouvez aussi ouvrir le lien de connexion de notre e-mail.',
  retry: 'Réessayer',
  verified: {
    title: 'Votre adresse e-mail est vérifiée',
    text: 'Pour terminer, ouvrez le lien de connexion de l’e-mail que nous avons envoyé. Vous pourrez ensuite vous connecter.',
  },
}
