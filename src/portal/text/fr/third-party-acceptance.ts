import type { thirdPartyAcceptance as en } from '../en/third-party-acceptance.ts'

export const thirdPartyAcceptance: typeof en = {
  title: 'Devenir titulaire secondaire',
  lead: 'Vous êtes sur le point d’accepter la responsabilité de titulaire secondaire.',
  text: 'Pour terminer, vous devez associer un compte : connectez-vous si vous avez déjà un accès, ou inscrivez-vous.',
  notKept:
    'Nous n’avons pas votre réponse dans cet onglet. Elle est conservée 30 minutes, et seulement dans l’onglet où vous l’avez donnée.',
  openAgain:
    'Pour associer un compte, ouvrez de nouveau le lien de notre email. Vous pouvez aussi vous connecter si vous avez déjà un accès.',
  linking: 'Votre accès est en train d’être associé au compte...',
  signedInAs: {
    title: (name) => `Votre session est ouverte : ${name}`,
    text: 'Le compte sera associé à cet accès, et vous deviendrez responsable du compte et de son solde.',
    confirm: 'Associer à cet accès',
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
    text: 'Votre accès est associé au compte, mais nous n’avons pas pu clore la demande. Réessayez.',
    tryAgain: 'Réessayer',
  },
  linked: {
    title: 'Vous êtes maintenant titulaire secondaire',
    text: 'Vous pouvez maintenant consulter le compte et ses factures, gérer le compte, effectuer des paiements et planifier des interventions.',
    account: 'Aller à votre compte',
  },
}
