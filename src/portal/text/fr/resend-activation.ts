import type { resendActivation as en } from '../en/resend-activation.ts'

export const resendActivation: typeof en = {
  labels: {
    inProgress: 'Renvoyer l’e-mail d’activation',
    confirmation: 'Renvoyer l’e-mail',
  },
  sending: 'Envoi en cours...',
  sent: 'E-mail envoyé',
  activated: 'Activé',
  sentTo: (email) => `Nous avons envoyé l’e-mail à ${email}. Regardez aussi dans le courrier indésirable.`,
  alreadyActivated: (utility) => `Votre compte libre-service ${utility} a déjà été activé.`,
  refusals: {
    refused: 'L’e-mail n’a pas pu être renvoyé. Réessayez ou contactez-nous.',
    failed: 'Une erreur s’est produite et l’e-mail n’a pas pu être renvoyé. Réessayez ou contactez-nous.',
  },
  wrongEmail: {
    open: 'Mauvaise adresse e-mail ?',
    label: 'Adresse e-mail',
    send: 'Envoyer à cette adresse',
    callUs: (phone) => `Mauvaise adresse e-mail ? Vous pouvez nous joindre au ${phone}.`,
    notChanged: (phone) => `Nous n’avons pas pu modifier l’adresse. Vérifiez-la ou appelez-nous au ${phone}.`,
    errors: {
      emailRequired: 'L’adresse e-mail est obligatoire',
      emailInvalid: 'L’adresse e-mail n’est pas valide',
    },
  },
}
