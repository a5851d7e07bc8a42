import type { activation as en } from '../en/activation.ts'

export const activation: typeof en = {
  title: 'Activation du compte',
  processing: 'Activation de votre compte…',
  pleaseWait: 'Cela prend un instant. Laissez cette page ouverte.',
  completeTitle: 'Activation terminée',
  complete: (utility) => `Votre espace client ${utility} est créé.`,
  alreadyTitle: 'Déjà activé',
  alreadyActivated: (utility) => `Votre espace client ${utility} a déjà été activé`,
  incompleteTitle: 'Activation non terminée',
  failed:
    'Une erreur s’est produite et l’activation n’a pas pu être terminée. Réessayez ou contactez-nous si le problème persiste.',
  expired:
    'Une erreur s’est produite et l’activation n’a pas pu être terminée. Votre lien d’activation a peut-être expiré : saisissez votre identifiant ci-dessous pour recevoir un nouvel email d’activation.',
  lapsed: {
    title: 'Votre inscription n’est plus valable',
    text: 'Elle n’a pas été activée dans les trois semaines. Inscrivez-vous de nouveau. Il vous faut votre facture, comme la première fois.',
    again: 'S’inscrire de nouveau',
  },
  loginIdRequired: 'L’identifiant est obligatoire',
  resentTitle: 'Consultez vos emails',
  resent: (email) =>
    `L’email d’activation a été renvoyé à ${email}. Cherchez le nouvel email d’activation dans votre boîte de réception.`,
  facts: { customerName: 'Nom du client', email: 'Adresse email' },
}
