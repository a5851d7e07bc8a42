import type * as en from '../en/page.ts'

export const common: typeof en.common = {
  next: 'Suivant',
  previous: 'Précédent',
  cancel: 'Annuler',
  close: 'Fermer',
  ok: 'OK',
  yes: 'Oui',
  no: 'Non',
  loginNow: 'Se connecter maintenant',
  returnToLogin: 'Retour à la connexion',
  tryAgain: 'Réessayer',
  submit: 'Envoyer',
  sending: 'Envoi en cours...',
  callIfStillBroken: (phone) => `Si cela ne fonctionne toujours pas, appelez-nous au ${phone}.`,
  signingOut: 'Déconnexion…',
  otherLogin: 'Se déconnecter et utiliser un autre accès',
  login: 'Se connecter',
  signUp: 'S’inscrire',
  optional: '(facultatif)',
  errorPrefix: 'Erreur : ',
  errorsTitle: 'Il y a un problème',
  pleaseSelectOne: 'Choisissez une option',
  cookiesNeeded:
    'Ce navigateur ne conserve pas les cookies de notre site, et sans eux personne ne peut se connecter. Autorisez les cookies dans ses réglages, puis réessayez.',
  somethingWrong: 'Une erreur s’est produite. Réessayez.',
  seconds: (count) =>
    new Intl.PluralRules('fr').select(count) === 'one' ? `${count} seconde` : `${count} secondes`,
  minutes: (count) =>
    new Intl.PluralRules('fr').select(count) === 'one' ? `${count} minute` : `${count} minutes`,
  hours: (count) =>
    new Intl.PluralRules('fr').select(count) === 'one' ? `${count} heure` : `${count} heures`,
  tryAgainIn: (wait) => `Vous pourrez réessayer dans ${wait}.`,
  offline: 'Vous êtes hors ligne. Votre saisie est toujours là.',
  callUs: (phone) => `Vous pouvez nous joindre au ${phone}.`,
  labelIn: (label, wait) => `${label} dans ${wait}`,
  opensAnotherSite: 'ouvre un autre site',
  openingLogin: 'Ouverture de la page de connexion…',
  oneMoment: 'Un instant…',
  leaving: {
    question: 'Quitter sans terminer ?',
    text: 'Ce que vous avez saisi ici ne sera pas conservé.',
    yes: 'Oui, quitter',
    no: 'Rester ici',
  },
}

export const page: typeof en.page = {
  skip: 'Aller au contenu principal',
  home: (product) => `Accueil ${product}`,
  help: 'Aide à la connexion',
  language: 'Langue :',
  emergency: 'Signaler une urgence',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  alertLevels: { 1: 'Information', 2: 'Avis', 3: 'Avis urgent' },
  moreAlerts: (count) =>
    new Intl.PluralRules('fr').select(count) === 'one' ? `${count} autre avis` : `${count} autres avis`,
  loadFailure: {
    title: 'Cette page n’a pas pu être chargée',
    text: (phone) => `La connexion a peut-être été perdue. Vérifiez-la, ou appelez-nous au ${phone}.`,
  },
  broken: (phone) => `L’erreur vient de nous. Vous pouvez nous appeler au ${phone}.`,
}
