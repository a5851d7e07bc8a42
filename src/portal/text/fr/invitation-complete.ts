import type { invitationComplete as en } from '../en/invitation-complete.ts'

export const invitationComplete: typeof en = {
  title: (product) => `Bienvenue sur ${product}`,
  documentTitle: 'Bienvenue',
  thanks: (name) => `Merci, ${name}`,
  ready: 'Votre accès est prêt. Vous pouvez vous connecter.',
  logIn: 'Connectez-vous',
}
