import type { paperless as en } from '../en/paperless.ts'

export const paperless: typeof en = {
  title: 'Inscription à la facture électronique',
  loading: 'Chargement',
  confirmation: {
    title: 'Facture électronique : confirmation',
    enrolled: 'Votre compte est maintenant inscrit.',
    alreadyEnrolled: 'Votre compte est déjà inscrit.',
    whatNow: 'Désormais, vos factures arrivent par email et non plus par la poste.',
  },
  failed: {
    title: 'Échec de l’inscription à la facture électronique',
    text: 'Une erreur s’est produite pendant l’inscription à la facture électronique. Réessayez plus tard.',
    tryNow: 'Vous pouvez aussi réessayer tout de suite.',
    tryAgain: 'Réessayer',
    openAgain: 'Ouvrez de nouveau le lien de notre email.',
  },
}
