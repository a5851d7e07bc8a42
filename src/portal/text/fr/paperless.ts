import type { paperless as en } from '../en/paperless.ts'

export const paperless: typeof en = {
  title: 'Inscription à la facture électronique',
  loading: 'Chargement',
  confirmation: {
    title: 'Facture électronique : confirmation',
    enrolled: 'La facture électronique est activée pour votre compte.',
    alreadyEnrolled: 'La facture électronique est déjà activée pour votre compte.',
    whatNow: 'Désormais, vos factures arrivent par email et non plus par la poste.',
  },
  paper: {
    title: 'Facture papier',
    keep: 'Garder ma facture papier',
    keeping: 'Retour à la facture papier…',
    kept: 'Vous gardez votre facture papier.',
    whatNow:
      'Vos factures arrivent par la poste. Vous pourrez passer à la facture électronique plus tard : il suffit de vous connecter.',
    notKept: 'Le retour à la facture papier a échoué. Réessayez.',
  },
  failed: {
    title: 'Échec de l’inscription à la facture électronique',
    text: 'Une erreur s’est produite pendant l’inscription à la facture électronique. Réessayez plus tard.',
    tryAgain: 'Réessayer',
    openAgain:
      'Ouvrez le lien de notre email le plus récent, ou connectez-vous et choisissez la facture électronique.',
  },
}
