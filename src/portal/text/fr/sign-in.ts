import type { signIn as en } from '../en/sign-in.ts'

const notStartedHere =
  'La connexion n’a pas pu aboutir, car elle n’a pas commencé dans cet onglet. Connectez-vous à partir d’ici.'

export const signIn: typeof en = {
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
