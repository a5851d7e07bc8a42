import type { forgotPassword as en } from '../en/forgot-password.ts'

export const forgotPassword: typeof en = {
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
    again: 'réessayez',
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
