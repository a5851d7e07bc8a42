import type { documentText as en } from '../en/document.ts'

export const documentText: typeof en = {
  descriptions: {
    home: (product, utility) =>
      `Connectez-vous sur ${product} ou inscrivez-vous : consultez et payez votre facture d’eau et d’assainissement ${utility}, suivez votre consommation, souscrivez ou résiliez un contrat d’eau.`,
    register: (product) =>
      `Inscrivez-vous sur ${product} avec le numéro de compte de votre facture d’eau. Cela prend quelques minutes.`,
    forgotPassword: (product) => `Choisissez un nouveau mot de passe pour votre accès sur ${product}.`,
    forgotLogin: (product) => `Recevez votre identifiant ${product}.`,
    accountNumberLookup: (_product, utility) =>
      `Pas de facture sous la main ? Retrouvez votre numéro de compte ${utility} avec votre numéro de téléphone ou votre adresse.`,
  },
  needsScript: [
    'Vous pouvez lire cette page. Pour vous connecter ou remplir un formulaire, votre navigateur doit exécuter JavaScript. Activez-le ou appelez-nous au',
    '.',
  ],
  outdated: [
    'Votre navigateur est trop ancien pour cette page. Mettez-le à jour ou utilisez-en un autre, ou appelez-nous au',
    '.',
  ],
  overdue: [
    'Cette page n’est pas encore prête. Rechargez-la. Si cela ne suffit pas, votre navigateur est peut-être trop ancien : utilisez-en un autre ou appelez-nous au',
    '.',
  ],
  offline: {
    title: 'Vous êtes hors ligne',
    text: [
      'Cette page a besoin d’Internet. Vérifiez votre connexion. En cas d’urgence liée à l’eau, ou pour obtenir de l’aide, appelez-nous au',
      '.',
    ],
    tryAgain: 'Réessayer',
  },
}
