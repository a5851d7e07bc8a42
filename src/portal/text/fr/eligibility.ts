import type { eligibility as en } from '../en/eligibility.ts'

export const eligibility: typeof en = {
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
