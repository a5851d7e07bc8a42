import type * as en from '../en/invitation.ts'

export const invitation: typeof en.invitation = {
  title: (product) => `S’inscrire sur ${product}`,
  documentTitle: 'Votre invitation – Inscription',
  loading: 'Recherche de votre invitation',
  fromEmail: 'Pour vous inscrire, ouvrez le lien de l’email d’invitation.',
  you: {
    title: 'Vous avez reçu une invitation',
  },
  emailHint: 'Nous avons envoyé votre invitation à cette adresse.',
  notFound: {
    title: 'Informations d’inscription introuvables',
    text: 'Nous n’avons trouvé aucun compte correspondant aux informations fournies.',
  },
  alreadyRegistered: {
    title: 'Ce compte a déjà un accès',
    text: 'Ce compte a déjà un accès en ligne. Appuyez sur le bouton ci-dessous pour aller à la page de connexion.',
  },
  loadFailed: 'Une erreur s’est produite. Réessayez plus tard',
  couldNotCreate: {
    title: 'L’accès n’a pas pu être créé',
    text: 'Nous n’avons pas pu créer de nouvel accès pour le moment. Vérifiez les informations et réessayez, ou contactez-nous si le problème persiste.',
  },
  callFailed:
    'Une erreur s’est produite pendant le traitement de votre demande. Réessayez ou contactez-nous si le problème persiste.',
}

export const invitationComplete: typeof en.invitationComplete = {
  title: (product) => `Bienvenue sur ${product}`,
  documentTitle: 'Bienvenue',
  thanks: (name) => `Merci, ${name}`,
  ready: 'Votre accès est prêt. Vous pouvez vous connecter.',
  logIn: 'Connectez-vous',
}
