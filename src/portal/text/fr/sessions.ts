import type { sessions as en } from '../en/sessions.ts'

export const sessions: typeof en = {
  title: 'Où vous êtes connecté',
  loading: 'Recherche des appareils où vous êtes connecté…',
  failed:
    'Nous n’avons pas pu trouver où vous êtes connecté. Vérifiez votre connexion Internet et réessayez.',
  tryAgain: 'Réessayer',
  browserOn: (browser, system) => `${browser} sur ${system}`,
  unknownBrowser: 'Navigateur inconnu',
  thisOne: 'Ce navigateur',
  since: (time) => `Depuis le ${time}`,
  lastUsed: (time) => `Dernière utilisation : ${time}`,
  onlyHere: 'Vous n’êtes connecté nulle part ailleurs.',
  notYou:
    'L’un d’eux n’est pas à vous ? Déconnectez-vous partout ailleurs, puis choisissez un nouveau mot de passe avec Mot de passe oublié.',
  signOutOthers: 'Se déconnecter partout ailleurs',
  signingOut: 'Déconnexion…',
  ended: 'Vous êtes déconnecté partout ailleurs.',
  notEnded: 'Les autres n’ont pas pu être déconnectés. Vérifiez votre connexion Internet et réessayez.',
}
