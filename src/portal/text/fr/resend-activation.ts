import type { resendActivation as en } from '../en/resend-activation.ts'

export const resendActivation: typeof en = {
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
