import type { thirdPartyAcceptance as en } from '../en/third-party-acceptance.ts'

export const thirdPartyAcceptance: typeof en = {
  title: 'Acceptation du titulaire secondaire',
  lead: 'Vous avez commencé à accepter la responsabilité de titulaire secondaire.',
  text: 'Pour terminer, vous devez relier un compte : connectez-vous si vous avez déjà un accès, ou inscrivez-vous.',
  notKept:
    'Nous n’avons pas votre réponse dans cet onglet. Elle est conservée 30 minutes, et seulement dans l’onglet où vous l’avez donnée.',
  openAgain:
    'Pour relier un compte, ouvrez de nouveau le lien de notre email. Vous pouvez aussi vous connecter si vous avez déjà un accès.',
  login: 'Se connecter',
  signUp: 'S’inscrire',
  linking: 'Votre accès est en train d’être relié au compte...',
  signedInAs: {
    title: (name) => `Vous êtes connecté en tant que ${name}`,
    text: 'Le compte sera relié à cet accès, et la personne à qui il appartient en deviendra responsable.',
    confirm: 'Relier à cet accès',
    refuse: 'Se déconnecter et utiliser un autre accès',
    signingOut: 'Déconnexion…',
    openAgain:
      'Pour utiliser un autre accès, déconnectez-vous, puis ouvrez de nouveau le lien de notre email.',
  },
  couldNotCreate: {
    title: 'L’accès n’a pas pu être créé',
    text: 'Nous n’avons pas pu ajouter de titulaire secondaire pour le moment. Réessayez.',
  },
  callFailed:
    'Une erreur s’est produite pendant le traitement de votre demande. Réessayez ou contactez-nous pour obtenir de l’aide.',
  incomplete: {
    title: 'Il reste une étape',
    text: 'Votre accès est relié, mais nous n’avons pas pu clore la demande. Réessayez.',
    tryAgain: 'Réessayer',
  },
  linked: {
    title: 'Vous êtes maintenant titulaire secondaire',
    text: 'Vous pouvez maintenant consulter le compte et ses factures, gérer le compte, effectuer des paiements et planifier des interventions.',
    account: 'Aller à votre compte',
  },
}
