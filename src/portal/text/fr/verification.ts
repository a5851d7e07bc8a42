import type * as en from '../en/verification.ts'

export const securityCheck: typeof en.securityCheck = {
  title: 'Contrôle de sécurité : cochez la case ci-dessous',
  notSolved: 'Cochez la case ci-dessous',
  loading: 'Chargement du contrôle de sécurité…',
  expired: 'Le contrôle de sécurité a expiré. Cochez de nouveau la case.',
  unavailableTitle: 'Le contrôle de sécurité n’a pas pu être chargé',
  unavailable:
    'Il vient d’un autre site, qui n’a pas répondu. Vérifiez votre connexion, ou désactivez votre bloqueur pour cette page, puis réessayez.',
}

export const smsVerification: typeof en.smsVerification = {
  label: 'Code de vérification',
  verify: 'Vérifier',
  verifying: 'Vérification...',
  resend: 'Renvoyer le code',
  resent: 'Code renvoyé',
  errors: {
    verificationCodeRequired: 'Le code de vérification est obligatoire',
    somethingWrong: 'Une erreur s’est produite. Réessayez.',
  },
}

export const emailFactor: typeof en.emailFactor = {
  label: 'Code de vérification par email',
  preparing: 'Envoi d’un code à votre adresse email...',
  hint: 'Cherchez le code dans vos emails, et aussi dans le courrier indésirable.',
  insteadLink: 'Vous pouvez aussi ouvrir le lien de connexion de notre email.',
  verified: {
    title: 'Votre adresse email est vérifiée',
    text: 'Votre accès est activé. Vous pouvez maintenant vous connecter.',
  },
}

export const resendActivation: typeof en.resendActivation = {
  labels: {
    inProgress: 'Renvoyer l’email d’activation',
    confirmation: 'Renvoyer l’email',
  },
  sent: 'Email envoyé',
  activated: 'Activé',
  sentTo: (email) => `Nous avons envoyé l’email à ${email}. Regardez aussi dans le courrier indésirable.`,
  alreadyActivated: (utility) => `Votre espace client ${utility} a déjà été activé.`,
  refusals: {
    refused: 'L’email n’a pas pu être renvoyé. Réessayez ou contactez-nous.',
    failed: 'Une erreur s’est produite et l’email n’a pas pu être renvoyé. Réessayez ou contactez-nous.',
  },
  wrongEmail: {
    open: 'Mauvaise adresse email ?',
    send: 'Envoyer à cette adresse',
    callUs: (phone) => `Mauvaise adresse email ? Vous pouvez nous joindre au ${phone}.`,
    notChanged: (phone) => `Nous n’avons pas pu modifier l’adresse. Vérifiez-la ou appelez-nous au ${phone}.`,
    errors: {
      emailRequired: 'L’adresse email est obligatoire',
      emailInvalid: 'L’adresse email n’est pas valide',
    },
  },
}
