import type { accountLookup as en } from '../en/account-lookup.ts'

export const accountLookup: typeof en = {
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
