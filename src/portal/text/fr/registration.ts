import type * as en from '../en/registration.ts'

export const eligibility: typeof en.eligibility = {
  title: (product) => `S’inscrire sur ${product}`,
  documentTitles: {
    securityCheck: 'Contrôle de sécurité – Inscription',
    form: 'Votre facture – Inscription',
  },
  stepIndicator: {
    label: 'Progression',
    stepOf: (current, all) => `Étape ${current} sur ${all}`,
    colon: ' : ',
    steps: ['Contrôle de sécurité', 'Votre facture', 'Votre accès', 'Confirmation'],
  },
  ready: {
    title: 'À avoir sous la main',
    bill: 'Votre dernière facture, pour le numéro de compte et le nom',
    email: 'Votre email, pour confirmer que c’est bien vous',
    phone: 'Votre téléphone mobile, si vous voulez un code à chaque connexion',
  },
  again:
    'Plus de 30 minutes ont passé depuis que vous avez saisi votre facture. Confirmez-la de nouveau. Ce que vous avez saisi pour votre accès est conservé, sauf le mot de passe et la réponse.',
  lead: 'Prenez votre dernière facture et recopiez les deux éléments marqués.',
  noBill: 'Pas de facture sous la main ?',
  lookUp: 'Recherchez-le ici',
  nameHint: '(Exactement comme sur votre facture)',
  validating: 'Vérification en cours...',
  bill: {
    label: 'Exemple de facture',
    alt: 'Exemple de facture. En haut, repère 1 : numéro de compte XXXX-210012345678. En dessous, repère 2 : le nom, Jordan M Rivera.',
    accountNumber: 'Numéro de compte, après le tiret',
    name: 'Nom, lettre par lettre',
    viewLarger: 'Agrandir',
  },
  errors: {
    accountNumberRequired: 'Le numéro de compte est obligatoire',
    accountNumberInvalid: 'Le numéro de compte n’est pas valide',
    firstNameRequired: 'Le prénom est obligatoire',
    lastNameRequired: 'Le nom de famille est obligatoire',
    customerNameRequired: 'Le nom de l’entreprise est obligatoire',
  },
  refusals: {
    detailsDoNotMatch: 'Les informations saisies ne correspondent pas à celles que nous avons.',
    accountNumberNotFound: 'Numéro de compte introuvable.',
    notEligible: 'Ce compte ne permet pas l’inscription en ligne.',
    sisterCustomer: (sister) =>
      `Ce compte ne permet pas l’inscription ici. Inscrivez-vous auprès de ${sister}.`,
    somethingWrong: 'Une erreur s’est produite. Contactez-nous ou réessayez.',
  },
  help: {
    detailsDoNotMatch: 'Comparez le numéro de compte et le nom avec votre facture, lettre par lettre.',
    accountNumberNotFound: 'Comparez les 12 chiffres après le tiret avec votre facture.',
    notEligible: (phone) => `Appelez-nous au ${phone}. Nous pouvons vous dire pourquoi.`,
    sisterCustomer: (sister) => `Aller chez ${sister}`,
    somethingWrong: (phone) => `Votre saisie est toujours là. Vous pouvez nous joindre au ${phone}.`,
  },
  alreadyRegistered: {
    title: 'Ce compte ne permet pas l’inscription en ligne',
    text: 'Ce compte a déjà un accès en ligne. Connectez-vous, retrouvez votre identifiant ou réinitialisez votre mot de passe.',
    forgotLogin: 'Identifiant oublié',
    forgotPassword: 'Réinitialiser le mot de passe',
  },
  inProgress: {
    title: 'Inscription en cours',
    text: 'Un accès a déjà été créé pour ce compte, mais il n’est pas encore actif. Ouvrez le lien d’activation de l’email que nous vous avons envoyé, ou faites-le renvoyer.',
  },
}

export const createLogin: typeof en.createLogin = {
  documentTitle: 'Votre accès – Inscription',
  loginInfo: 'Informations de connexion',
  loginIdHint: 'Entre 8 et 12 caractères, sans caractères spéciaux',
  password: 'Mot de passe',
  passwordRules: {
    texts: [
      'Au moins 8 caractères (256 au maximum)',
      'Une lettre majuscule',
      'Une lettre minuscule',
      'Un chiffre',
      'Aucune partie de votre identifiant',
    ],
    keptLabel: 'respectée',
    missedLabel: 'manquante',
    countLabel: (kept, all) => `${kept} règles respectées sur ${all}`,
  },
  show: 'Afficher',
  hide: 'Masquer',
  ofPassword: 'le mot de passe',
  ofConfirmPassword: 'la confirmation du mot de passe',
  strength: {
    name: 'Robustesse',
    colon: ' : ',
    danger: 'Faible',
    warning: 'Moyenne',
    success: 'Forte',
    ofFour: (points) => `${points} sur 4`,
  },
  confirmPassword: 'Confirmer le mot de passe',
  question: 'Question de sécurité',
  answer: 'Réponse à la question de sécurité',
  answerHint: 'Au moins 4 caractères',
  confirmEmail: 'Confirmer l’adresse email',
  linkEmail: 'L’adresse email vient du lien que vous avez ouvert. Vérifiez que c’est bien la vôtre.',
  mfa: {
    title: 'Authentification multifacteur',
    why: 'Nous envoyons un code par SMS à votre téléphone lorsque vous vous connectez : un mot de passe volé ne suffit donc pas.',
    enable: 'Activer l’authentification multifacteur',
    phone: 'Numéro de téléphone mobile',
    rates:
      'Les tarifs habituels des messages et des données peuvent s’appliquer. La fréquence des messages varie.',
  },
  registering: 'Inscription en cours...',
  you: {
    title: 'Compte à inscrire',
    notRight: 'Une erreur ?',
    goBack: 'Revenir en arrière et modifier',
  },
  errors: {
    loginIdRequired: 'L’identifiant est obligatoire',
    loginIdInvalid: 'L’identifiant n’est pas valide (entre 8 et 12 caractères, sans caractères spéciaux)',
    loginIdNotAvailable: 'L’identifiant n’est pas disponible',
    passwordRequired: 'Le mot de passe est obligatoire',
    passwordInvalid: 'Le mot de passe n’est pas valide',
    passwordCommon:
      'Le mot de passe n’est pas valide : il fait partie des plus utilisés, que l’on devine en premier. Choisissez-en un autre.',
    passwordRefused: 'Ce mot de passe n’a pas été accepté. Choisissez-en un autre.',
    confirmPasswordRequired: 'Confirmez le mot de passe',
    passwordsDoNotMatch: 'Les mots de passe ne sont pas identiques',
    securityQuestionRequired: 'La question de sécurité est obligatoire',
    securityAnswerRequired: 'La réponse à la question de sécurité est obligatoire',
    securityAnswerTooShort: 'La réponse à la question de sécurité doit comporter au moins 4 caractères',
    securityAnswerMatches:
      'La réponse à la question de sécurité doit être différente de votre mot de passe, de votre identifiant et de votre adresse email',
    emailRequired: 'L’adresse email est obligatoire',
    emailInvalid: 'L’adresse email n’est pas valide',
    confirmEmailRequired: 'Confirmez l’adresse email',
    emailsDoNotMatch: 'Les adresses email doivent être identiques',
    phoneInvalid: 'Un numéro de téléphone valide est obligatoire',
  },
  couldNotCreate: {
    title: 'L’accès n’a pas pu être créé',
    text: 'Nous n’avons pas pu créer de nouvel accès pour le moment. Vérifiez les informations et réessayez.',
  },
  callFailed:
    'Une erreur s’est produite pendant le traitement de votre demande. Réessayez ou contactez-nous si le problème persiste.',
  help: (phone) => `Votre saisie est toujours là. Vous pouvez nous joindre au ${phone}.`,
  privacyNotice:
    'Votre vie privée compte pour nous. Pour savoir quelles informations personnelles nous recueillons et dans quels buts, quels sont vos droits et comment les exercer, suivez le lien vers la politique de confidentialité ci-dessous.',
}

export const registrationConfirmation: typeof en.registrationConfirmation = {
  documentTitle: 'Confirmation – Inscription',
  thanks: (name) => `Merci, ${name}`,
  stepsLeft: {
    two: 'Votre accès est prêt. Il reste deux courtes étapes.',
    one: 'Votre accès est prêt. Il reste une courte étape.',
    none: 'Votre accès est prêt.',
  },
  phone: {
    title: 'Vérifiez votre téléphone',
    sentTo: (phone) => `Nous avons envoyé un SMS au ${phone}.`,
    verifiedTitle: 'Authentification multifacteur vérifiée',
    verified: 'Votre téléphone est bien enregistré',
    notEnrolled:
      'Nous n’avons pas pu configurer votre téléphone. Vous pourrez l’ajouter une fois la session ouverte.',
  },
  email: {
    title: 'Vérifiez votre adresse email',
    sentTo: (email) => `Nous avons envoyé un lien de connexion à ${email}.`,
    follow: 'Ouvrez-le et suivez le lien. Vous pourrez ensuite vous connecter.',
    codeInstead: 'Vérifier plutôt avec un code',
  },
  keep: {
    title: 'À conserver',
    email: 'Adresse email',
    phone: 'Téléphone',
    note: 'Votre identifiant vous est demandé à chaque connexion.',
  },
}

export const activation: typeof en.activation = {
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
