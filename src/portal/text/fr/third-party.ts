import type * as en from '../en/third-party.ts'

export const thirdPartyRequest: typeof en.thirdPartyRequest = {
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

export const thirdPartyRegistration: typeof en.thirdPartyRegistration = {
  title: 'Inscription du titulaire secondaire',
  change: 'Modifier',
  person: {
    title: 'Informations personnelles',
    name: 'Nom complet',
    careOf: 'Aux bons soins de',
    primaryPhone: 'Téléphone principal',
    extension: 'Poste',
    confirmEmail: 'Confirmer l’adresse email',
  },
  address: {
    title: 'Adresse',
    type: 'Type d’adresse',
    types: {
      STANDARD: 'Ordinaire',
      'PO BOX': 'Boîte postale',
      MILITARY: 'Militaire',
      FOREIGN: 'À l’étranger',
    },
    streetSupplement: 'Complément d’adresse',
    supplementHint: 'Appartement, étage ou bâtiment',
    poBox: 'Boîte postale',
    unit: 'Unité',
    units: {
      CMR: 'CMR (salle de courrier collective)',
      PSC: 'PSC (centre de service postal)',
      Unit: 'Unité',
    },
    unitNumber: 'Numéro d’unité',
    apoFmoDpo: 'APO/FMO/DPO',
    aeApAA: 'AE/AP/AA',
    foreignState: 'État ou province à l’étranger',
    foreignCountry: 'Pays étranger',
  },
  loginTitle: 'Informations de connexion',
  errors: {
    firstNameRequired: 'Le prénom est obligatoire',
    lastNameRequired: 'Le nom de famille est obligatoire',
    nameInvalid:
      'Utilisez des lettres, sans chiffres ni signes comme @. Le nom complet peut compter 60 caractères',
    primaryPhoneRequired: 'Le téléphone principal est obligatoire',
    confirmEmailRequired: 'Confirmez l’adresse email',
    houseNumberRequired: 'Le numéro est obligatoire',
    streetNameRequired: 'Le nom de la rue est obligatoire',
    poBoxRequired: 'La boîte postale est obligatoire',
    unitRequired: 'L’unité est obligatoire',
    unitNumberRequired: 'Le numéro d’unité est obligatoire',
    apoFmoDpoRequired: 'APO/FMO/DPO est obligatoire',
    aeApAARequired: 'AE/AP/AA est obligatoire',
    cityRequired: 'La ville est obligatoire',
    stateRequired: 'L’État est obligatoire',
    foreignStateRequired: 'L’État ou la province à l’étranger est obligatoire',
    foreignCountryRequired: 'Le pays étranger est obligatoire',
    zipCodeRequired: 'Le code postal est obligatoire',
  },
  couldNotCreate: {
    title: 'L’accès n’a pas pu être créé',
    refusals: {
      invalidAddress:
        'Le dossier client n’a pas pu être créé. Vérifiez que vous avez saisi une adresse valide',
      partnerNotCreated: 'Le dossier client n’a pas pu être créé. Réessayez ou contactez le service client',
      accountsNotLinked: 'Les comptes n’ont pas pu être associés. Réessayez ou contactez le service client',
      loginIdTaken: 'Cet identifiant n’est pas disponible. Choisissez un autre identifiant',
      accountNotCreated: 'Le compte n’a pas pu être créé. Réessayez ou contactez le service client',
      notCreated:
        'Nous n’avons pas pu créer de nouvel accès pour le moment. Vérifiez que vous n’en avez pas déjà un, ou réessayez plus tard.',
      somethingWrong: 'Une erreur s’est produite. Réessayez ou contactez le service client',
    },
  },
  account: {
    title: 'La demande',
    lead: 'Vous avez accepté la responsabilité de ce compte en tant que titulaire secondaire. Cet accès vous permettra de l’utiliser.',
  },
}

export const thirdPartyAcceptance: typeof en.thirdPartyAcceptance = {
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

export const thirdPartyConfirmation: typeof en.thirdPartyConfirmation = {
  title: 'Confirmation du titulaire secondaire',
  success: 'Votre inscription est faite',
  email: 'Vous recevrez bientôt un email de confirmation',
  whatNow: 'Le compte est associé à votre accès. Connectez-vous pour le voir.',
  activateFirst: (email) =>
    `Le compte est associé à votre accès. Avant de vous connecter, ouvrez l’email que nous avons envoyé à ${email} et suivez son lien.`,
}

export const thirdPartyOutcome: typeof en.thirdPartyOutcome = {
  title: 'Responsabilité de titulaire secondaire',
  rejected: {
    documentTitle: 'Refusée – Responsabilité de titulaire secondaire',
    text: 'Vous avez décidé de ne pas devenir titulaire secondaire.',
    whatNow: 'Il ne reste rien à faire. Vous pouvez fermer cette page.',
  },
  removed: {
    documentTitle: 'Retirée – Responsabilité de titulaire secondaire',
    text: 'Ce lien n’est plus valide. Il a été demandé que vous ne soyez plus titulaire secondaire du compte.',
    whatNow: 'Si vous ne vous y attendiez pas, adressez-vous au titulaire principal du compte.',
  },
  expired: {
    documentTitle: 'Expirée – Responsabilité de titulaire secondaire',
    text: 'Ce lien n’est plus valide.',
    whatNow: 'Demandez au titulaire principal du compte de vous en envoyer un nouveau.',
  },
}
