import type * as en from '../en/any-page.ts'

export const notFound: typeof en.notFound = {
  title: 'Page introuvable',
  text: 'La page que vous cherchez n’existe pas. Suivez le lien ci-dessous pour revenir à la page de connexion.',
  returnHome: 'Retour à l’accueil',
  securityContact: {
    title: 'Redirection...',
    text: 'Nous vous conduisons à la page qui explique comment nous signaler un problème de sécurité.',
    follow: 'Aller au contact de sécurité',
  },
}

export const reportProblem: typeof en.reportProblem = {
  button: 'Signaler ce problème',
  codeOfCall: 'Code à nous lire au téléphone :',
  why: 'Envoyez-nous un rapport : vous recevrez un code de huit lettres à nous lire au téléphone. Nous verrons aussitôt ce qui n’a pas fonctionné.',
  what: 'Le rapport indique ce que ce site a fait, avec l’heure. Rien de ce que vous avez saisi n’y figure : ni nom, ni adresse, ni numéro de compte, ni mot de passe, ni code.',
  exactly: 'Exactement ce qui est envoyé',
  send: 'Envoyer',
  failed: 'Le rapport n’a pas pu être envoyé.',
  call: (phone) => `Appelez-nous au ${phone} et dites-nous ce que vous voyez sur cette page.`,
  yourCode: 'Merci. Votre code est',
  readIt: (phone) => `Appelez-nous au ${phone} et lisez-nous ce code.`,
  kept: 'Nous conservons le rapport pendant 30 jours.',
}

export const timeLimit: typeof en.timeLimit = {
  soon: {
    title: 'Avez-vous besoin de plus de temps ?',
    text: 'Dans 2 minutes, cet appareil oubliera ce que vous avez saisi, afin que personne d’autre ne le voie. Ce qui se trouve sur cette page y reste jusqu’à ce que vous la quittiez.',
    button: 'Me donner plus de temps',
  },
  over: {
    title: 'Vos 30 minutes sont écoulées',
    text: 'Tout ce qui se trouve sur cette page est toujours là. Vous pouvez continuer. Si vous la quittez ou la rechargez, vous recommencerez depuis le début.',
    button: 'Continuer',
  },
}
