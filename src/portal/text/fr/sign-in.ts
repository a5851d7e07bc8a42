import type * as en from '../en/sign-in.ts'

const notStartedHere =
  'La connexion n’a pas pu aboutir, car elle n’a pas commencé dans cet onglet. Connectez-vous à partir d’ici.'

export const signIn: typeof en.signIn = {
  title: 'Se connecter',
  finishing: 'Connexion en cours…',
  failedTitle: 'Votre session n’est pas ouverte',
  failures: {
    stateMismatch: notStartedHere,
    nonceMismatch: notStartedHere,
    issuerMismatch: notStartedHere,
    audienceMismatch: notStartedHere,
    expired:
      'Cette connexion a déjà été utilisée ou a expiré. Réessayez : chaque connexion n’est valable qu’une fois et pour peu de temps.',
    accessDenied: 'La connexion a été annulée ou n’est pas autorisée. Réessayez, ou utilisez un autre accès.',
    clockSkew:
      'L’horloge de cet appareil n’est pas à l’heure : la connexion n’a pas pu être vérifiée. Réglez la date et l’heure sur automatique, puis réessayez.',
    transactionExpired:
      'Plus de 30 minutes se sont écoulées depuis le début de la connexion, la page a été rechargée ou vous avez commencé dans un autre onglet. Réessayez.',
    unreachable:
      'Nous n’avons pas pu joindre la page de connexion. Vérifiez votre connexion Internet et réessayez.',
    busy: 'Trop de connexions arrivent de votre réseau en ce moment : celle-ci n’a pas pu aboutir. Rien n’a été modifié.',
    tokenTooLarge:
      'Votre accès comporte plus de droits que ce navigateur ne peut en conserver. Appelez-nous : nous pouvons y remédier.',
    cookiesRefused:
      'Ce navigateur ne conserve pas les cookies de notre site, et sans eux personne ne peut se connecter. Autorisez les cookies dans ses réglages, puis réessayez.',
    signOutFailed: 'Votre session n’a pas pu être fermée. Vérifiez votre connexion Internet et réessayez.',
    unknown: 'Une erreur s’est produite pendant la connexion. Réessayez.',
  },
  stillSignedInTitle: 'Votre session est toujours ouverte',
  groupMissing: {
    title: 'Cette page n’est pas destinée à votre accès',
    text: 'Votre session est ouverte, mais votre accès ne permet pas de voir cette page. Connectez-vous avec un autre accès, ou appelez-nous si vous devriez la voir.',
  },
  account: {
    documentTitle: 'Votre compte',
    greeting: (name) => (name === '' ? 'Bienvenue' : `Bienvenue, ${name}`),
    text: (product) => `Votre session est ouverte sur ${product}.`,
    login: 'Votre accès',
    bill: 'Voir et payer votre facture',
    signOut: 'Se déconnecter',
  },
  secondaryAccount: {
    title: 'Connexion au compte secondaire',
    text: 'Pour utiliser un compte en tant que titulaire secondaire, vous devez vous connecter à un compte existant ou vous inscrire.',
  },
}

export const accountOverview: typeof en.accountOverview = {
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
  notPaperless: 'Nous n’avons pas pu passer ce compte à la facture électronique.',
  notOnPaper: 'Nous n’avons pas pu passer ce compte à la facture papier.',
  checkConnection: 'Vérifiez votre connexion Internet et réessayez.',
}

export const sessions: typeof en.sessions = {
  title: 'Vos sessions ouvertes',
  loading: 'Recherche de vos sessions…',
  failed: 'Nous n’avons pas pu trouver vos sessions. Vérifiez votre connexion Internet et réessayez.',
  browserOn: (browser, system) => `${browser} sur ${system}`,
  unknownBrowser: 'Navigateur inconnu',
  thisOne: 'Ce navigateur',
  since: (time) => `Depuis le ${time}`,
  lastUsed: (time) => `Dernière utilisation : ${time}`,
  onlyHere: 'Aucune autre session n’est ouverte.',
  notYou:
    'Ce n’est pas vous ? Déconnectez-vous partout ailleurs, puis choisissez un nouveau mot de passe avec Mot de passe oublié.',
  signOutOthers: 'Se déconnecter partout ailleurs',
  ended: 'Vos autres sessions sont fermées.',
  notEnded: 'Les autres sessions n’ont pas pu être fermées. Vérifiez votre connexion Internet et réessayez.',
}
