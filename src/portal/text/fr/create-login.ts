import type { createLogin as en } from '../en/create-login.ts'

export const createLogin: typeof en = {
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
