import type { accountOverview as en } from '../en/account-overview.ts'

export const accountOverview: typeof en = {
  title: 'Vos comptes',
  loading: 'Recherche de vos comptes…',
  failed: 'Nous n’avons pas pu trouver vos comptes. Vérifiez votre connexion Internet et réessayez.',
  none: 'Aucun compte n’est encore associé à votre accès.',
  name: 'Nom sur la facture',
  part: 'Votre rôle',
  secondary: 'Titulaire secondaire',
  state: 'Compte',
  closed: 'Fermé. Vous pouvez toujours le voir ici.',
  details: 'Détails',
  bills: 'Factures',
  paperless: 'Sans papier',
  onPaper: 'Sur papier',
  contact: 'Comment vous joindre',
  language: 'Langue des emails et des SMS',
  phone: 'Téléphone pour les codes',
  codes: 'Code à la connexion',
  on: 'Activé',
  off: 'Désactivé',
  unconfirmed:
    'Vous avez demandé un code par SMS à chaque connexion. Il sera envoyé une fois ce téléphone confirmé.',
  confirm: 'Confirmer ce téléphone',
  sending: 'Envoi d’un code…',
  saveLanguage: 'Enregistrer la langue',
  savingLanguage: 'Enregistrement…',
  languageSaved: (language) => `C’est enregistré. Nous vous écrivons désormais en ${language}.`,
  languageNotSaved: (language) =>
    `Nous n’avons pas pu enregistrer la langue et vous écrivons toujours en ${language}. Vérifiez votre connexion Internet et réessayez.`,
  goPaperless: 'Passer à la facture électronique',
  goPaper: 'Passer à la facture papier',
  switching: 'Changement en cours…',
  nowPaperless: 'Désormais, vos factures arrivent par email et non plus par la poste.',
  nowOnPaper: 'Désormais, vos factures arrivent sur papier par la poste.',
  notPaperless:
    'Nous n’avons pas pu passer ce compte à la facture électronique. Vérifiez votre connexion Internet et réessayez.',
  notOnPaper:
    'Nous n’avons pas pu passer ce compte à la facture papier. Vérifiez votre connexion Internet et réessayez.',
}
