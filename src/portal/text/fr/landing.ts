import type { landing as en } from '../en/landing.ts'

export const landing: typeof en = {
  documentTitle: 'Se connecter',
  title: (product) => `Bienvenue sur ${product}`,
  lead: 'Votre compte d’eau et d’assainissement, accessible à tout moment.',
  login: {
    title: 'Se connecter',
    button: 'Se connecter',
    failed:
      'Nous n’avons pas pu ouvrir la page de connexion. Vérifiez votre connexion Internet et réessayez.',
    help: 'J’ai besoin d’aide pour me connecter',
    helpFormat: '(PDF)',
    signedOut: 'Votre session est fermée',
    signedIn: {
      title: 'Votre session est ouverte',
      text: 'Si ce n’est pas vous, fermez la session sur la page de votre compte.',
      button: 'Aller à votre compte',
    },
  },
  signUp: {
    title: 'Première visite ?',
    signedIn: 'Un autre compte ?',
    text: 'Il vous faut votre numéro de compte et le nom qui figure sur votre facture.',
  },
  desk: {
    title: 'Je n’arrive pas à me connecter',
    signedIn: 'J’ai besoin d’aide',
    newPassword: 'Changer votre mot de passe',
    password: 'Mot de passe oublié ?',
    loginId: 'Identifiant oublié ?',
    register: 'Je n’ai pas encore d’accès',
    lookup: 'Rechercher votre numéro de compte',
    invitation: {
      title: 'J’ai une invitation',
      text: 'Ouvrez le lien de votre email d’invitation : le formulaire y est déjà rempli.',
      share: 'On m’a demandé de partager un compte',
    },
  },
  online: {
    title: 'Ce que vous pouvez faire en ligne',
    items: [
      'Voir votre facture et la payer',
      'Voir votre consommation d’eau',
      'Prendre rendez-vous avec nos techniciens',
      'Partager votre compte avec une personne de confiance',
      'Recevoir votre facture par email',
    ],
  },
  waterQuality: {
    title: 'Qualité de l’eau',
    text: 'Ce que contient votre eau, d’où elle vient et comment nous l’analysons.',
    button: 'Rapport sur la qualité de l’eau',
  },
  paperless: {
    title: 'Passez à la facture électronique',
    text: 'Votre facture par email, le jour où elle est prête.',
    login: 'Connectez-vous pour choisir la facture électronique',
    account: 'Choisissez la facture électronique dans votre compte',
  },
}
