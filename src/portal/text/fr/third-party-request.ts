import type { thirdPartyRequest as en } from '../en/third-party-request.ts'

export const thirdPartyRequest: typeof en = {
  title: 'On vous propose de partager un compte',
  documentTitles: {
    form: 'Responsabilité de titulaire secondaire',
    review: 'Vérifiez votre réponse – Responsabilité de titulaire secondaire',
    taken: 'Nous avons votre réponse – Responsabilité de titulaire secondaire',
  },
  account: {
    holder: 'Titulaire principal du compte',
    address: 'Adresse desservie',
  },
  lead: (holder) => `${holder} vous demande de devenir titulaire secondaire de ce compte d’eau.`,
  may: {
    title: 'Vous pourrez',
    list: [
      'Consulter le compte et ses factures',
      'Gérer le compte',
      'Effectuer des paiements et planifier des interventions',
    ],
  },
  takeOn: {
    title: 'Vous assumez',
    text: 'La responsabilité du compte et de son solde, avec le titulaire principal.',
    strong: 'et de son solde',
  },
  ends: {
    title: 'Comment cela prend fin',
    text: (phone) =>
      `Votre responsabilité prend fin lorsque votre nom est retiré du compte. Pour le demander, appelez-nous au ${phone}.`,
  },
  print: 'Imprimer cette page',
  question: 'Acceptez-vous les responsabilités de titulaire secondaire pour ce compte ?',
  errors: { selectionRequired: 'Vous devez choisir une réponse' },
  review: {
    title: 'Vérifiez avant d’accepter',
    answer: 'Votre réponse',
    yes: 'Oui, j’accepte',
    note: 'En acceptant, vous devenez responsable de ce compte et de son solde.',
    accept: 'Accepter la responsabilité',
    change: 'Modifier ma réponse',
  },
  taken: {
    title: 'Nous avons votre réponse',
    no: 'Non, je n’accepte pas',
    note: 'Votre réponse ne peut plus être modifiée sur cette page. Il reste une étape. Réessayez.',
  },
  rejectionConfirm: 'Voulez-vous vraiment refuser d’être titulaire secondaire ?',
  rejection: { yes: 'Oui, je refuse', no: 'Revenir' },
  notFound: 'Demande de titulaire secondaire introuvable',
  callFailed:
    'Une erreur s’est produite pendant le traitement de votre demande. Réessayez ou contactez-nous pour obtenir de l’aide.',
}
