import type { forgotLogin as en } from '../en/forgot-login.ts'

export const forgotLogin: typeof en = {
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
    accountNumber: 'Numéro de compte, après le tiret',
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
    again: 'réessayez',
  },
  callFailed: 'Une erreur s’est produite. Réessayez ou contactez-nous pour obtenir de l’aide.',
}
