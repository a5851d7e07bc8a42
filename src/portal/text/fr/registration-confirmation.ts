import type { registrationConfirmation as en } from '../en/registration-confirmation.ts'

export const registrationConfirmation: typeof en = {
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
