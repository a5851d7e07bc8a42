import type * as en from '../en/recovery.ts'

export const accountLookup: typeof en.accountLookup = {
  title: 'Rechercher un compte',
  documentTitles: {
    securityCheck: 'Contrôle de sécurité – Rechercher un compte',
    form: 'Vos coordonnées – Rechercher un compte',
    results: 'Résultat – Rechercher un compte',
  },
  places: { securityCheck: 'Contrôle de sécurité', form: 'Vos coordonnées', results: 'Résultat' },
  checkDone: 'Contrôle de sécurité : fait',
  lead: 'Nous envoyons votre numéro de compte à l’adresse email que nous avons enregistrée. Il n’est jamais affiché à l’écran.',
  mode: 'Rechercher par',
  modes: { phone: 'Rechercher par numéro de téléphone', address: 'Rechercher par adresse' },
  fields: {
    phone: 'Numéro de téléphone',
    supplement: 'Complément d’adresse',
  },
  supplementHint: 'Appartement, bâtiment ou étage',
  searching: 'Recherche en cours...',
  unanswered: 'Aucune réponse n’est arrivée. Votre saisie est toujours là : appuyez de nouveau sur Suivant.',
  errors: {
    firstNameRequired: 'Le prénom est obligatoire',
    lastNameRequired: 'Le nom de famille est obligatoire',
    customerNameRequired: 'Le nom de l’entreprise est obligatoire',
    phoneInvalid: 'Un numéro de téléphone valide est obligatoire',
    streetNameRequired: 'Le nom de la rue est obligatoire',
    cityRequired: 'La ville est obligatoire',
    stateRequired: 'L’État est obligatoire',
    zipCodeRequired: 'Le code postal est obligatoire',
  },
  results: {
    sent: {
      title: 'Numéro de compte envoyé',
      to: (email) => `Votre numéro de compte a été envoyé à ${email}.`,
      text: 'Votre numéro de compte a été envoyé à l’adresse email enregistrée.',
      register: 'Une fois le numéro reçu, inscrivez-vous ici',
    },
    noEmail: {
      title: 'Aucune adresse email enregistrée',
      text: 'Un compte correspond aux informations fournies, mais aucune adresse email n’y est enregistrée.',
    },
    newYork: {
      title: 'Aucun compte trouvé',
      text: 'Aucun compte permettant l’inscription en ligne ne correspond aux informations fournies.',
      hint: (sister) => `Les comptes de l’État de New York sont gérés par ${sister}.`,
      goThere: 'Aller sur le site de New York',
    },
    notFound: {
      title: 'Aucun compte trouvé',
      text: 'Aucun numéro de compte ne correspond aux informations fournies.',
    },
  },
  noEmailHelp: {
    title: 'Vous n’avez pas reçu d’email ?',
    text: (phone) =>
      `Vérifiez votre dossier de courrier indésirable. S’il n’y est pas, appelez-nous au ${phone}.`,
  },
  notFoundHelp: {
    title: 'Numéro de compte introuvable ?',
    text: (phone) => `Recommencez avec d’autres informations, ou appelez-nous au ${phone}.`,
  },
  back: 'Retour',
  searchAgain: 'Nouvelle recherche',
  notWhitelisted: 'Le compte a été trouvé, mais l’envoi à cette adresse email n’est pas autorisé',
  callFailed: 'Une erreur s’est produite',
}

export const forgotLogin: typeof en.forgotLogin = {
  title: 'Identifiant oublié',
  documentTitles: {
    securityCheck: 'Contrôle de sécurité – Identifiant oublié',
    form: 'Identifiant oublié',
    sent: 'Identifiant envoyé',
    refused: 'Identifiant non envoyé',
  },
  formTitle: 'Saisissez l’adresse email de votre inscription',
  lead: 'Nous y enverrons votre identifiant.',
  notice: 'Si plusieurs comptes sont associés à cette adresse email, indiquez le numéro de compte',
  multipleNotice: 'Plusieurs comptes sont associés à cette adresse email : indiquez le numéro de compte',
  bill: {
    label: 'Exemple de facture',
    alt: 'Exemple de facture. En haut, repère 1 : numéro de compte XXXX-210012345678.',
    viewLarger: 'Agrandir',
  },
  errors: {
    emailRequired: 'L’adresse email est obligatoire',
    emailInvalid: 'L’adresse email n’est pas valide',
    accountNumberRequired: 'Le numéro de compte est obligatoire',
    accountNumberInvalid: 'Le numéro de compte n’est pas valide',
  },
  sent: {
    title: 'Identifiant envoyé',
    text: 'Votre identifiant a été envoyé à votre adresse email.',
    help: 'Si aucun email n’arrive, ajoutez l’adresse de l’expéditeur de nos emails à votre carnet d’adresses et recommencez.',
    helpFrom: (sender) =>
      `Si aucun email n’arrive, ajoutez ${sender} à votre carnet d’adresses et recommencez.`,
    again: 'recommencez',
  },
  refused: {
    title: 'Identifiant non envoyé',
    unable: 'L’identifiant n’a pas pu être envoyé',
    text: 'Les informations fournies ne correspondent pas à celles que nous avons. Vérifiez-les et réessayez.',
  },
  callFailed: 'Une erreur s’est produite. Réessayez ou contactez-nous pour obtenir de l’aide.',
}

export const forgotPassword: typeof en.forgotPassword = {
  title: 'Mot de passe oublié',
  documentTitles: {
    securityCheck: 'Contrôle de sécurité – Mot de passe oublié',
    form: 'Votre identifiant – Mot de passe oublié',
    emailSelection: 'Votre email – Mot de passe oublié',
    sent: 'Email envoyé – Mot de passe oublié',
    failure: 'Aucun email envoyé – Mot de passe oublié',
    newYork: 'New York – Mot de passe oublié',
    staged: 'Pas encore activé – Mot de passe oublié',
  },
  form: {
    title: 'Indiquez vos informations pour réinitialiser le mot de passe',
    forgotLogin: 'Identifiant oublié ?',
  },
  emailSelection: {
    title: 'Choisissez votre adresse email',
    lead: 'Nous pouvons envoyer le lien de réinitialisation du mot de passe à l’une des adresses ci-dessous.',
  },
  errors: {
    userIdRequired: 'Saisissez votre identifiant',
    emailNotSelected: 'Choisissez une adresse email',
  },
  sent: {
    title: 'Consultez vos emails',
    to: (email) => `Nous avons envoyé un lien de réinitialisation du mot de passe à ${email}.`,
    text: 'Nous avons envoyé un lien de réinitialisation du mot de passe à l’adresse email de votre inscription.',
    help: 'Rien après quelques minutes ? Regardez dans votre dossier de courrier indésirable, ou recommencez.',
    again: 'recommencez',
  },
  refused: {
    title: 'L’email de récupération du mot de passe n’a pas pu être envoyé.',
    text: 'Les informations fournies ne correspondent pas à celles que nous avons. Vérifiez-les et réessayez.',
  },
  unable: {
    title: 'Aucun email envoyé',
    text: 'Nous ne pouvons pas envoyer d’email de réinitialisation du mot de passe pour ce compte actuellement. Contactez le service client pour le réinitialiser.',
    status: (status) => `Statut : ${status}`,
    statuses: {
      Inactive: 'inactif',
      SUSPENDED: 'suspendu',
      DEPROVISIONED: 'désactivé',
      LOCKED_OUT: 'bloqué',
      RECOVERY: 'en récupération',
      PASSWORD_EXPIRED: 'mot de passe expiré',
    },
    callUs: 'Service client',
  },
  newYork: {
    title: 'Votre compte dépend de l’État de New York',
    text: (sister) =>
      `Les comptes de l’État de New York sont gérés par ${sister}. Réinitialisez votre mot de passe sur son site.`,
    goThere: 'Aller sur le site de New York',
  },
  staged: {
    title: 'Votre compte a été créé, mais il n’est pas encore activé.',
    text: 'Votre mot de passe ne peut pas être réinitialisé tant que votre compte n’est pas activé.',
  },
  callFailed:
    'Une erreur s’est produite pendant le traitement de votre demande. Réessayez ou contactez-nous si l’erreur persiste.',
}
