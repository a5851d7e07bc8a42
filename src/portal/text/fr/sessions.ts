import type { sessions as en } from '../en/sessions.ts'

export const sessions: typeof en = {
  title: 'Vos sessions ouvertes',
  loading: 'Recherche de vos sessions…',
  failed: 'Nous n’avons pas pu trouver vos sessions. Vérifiez votre connexion Internet et réessayez.',
  browserOn: (browser, system) => `${browser} sur ${system}`,
  unknownBrowser: 'Navigateur inconnu',
  thisOne: 'Ce navigateur',
  since: (time) => `Depuis le ${time}`,
  lastUsed: (time) => `Dernière utilisation : ${time}`,
  onlyHere: 'Aucune autre session n’est ouverte.',
  notYou:
    'Ce n’est pas vous ? Déconnectez-vous partout ailleurs, puis choisissez un nouveau mot de passe avec Mot de passe oublié.',
  signOutOthers: 'Se déconnecter partout ailleurs',
  ended: 'Vos autres sessions sont fermées.',
  notEnded: 'Les autres sessions n’ont pas pu être fermées. Vérifiez votre connexion Internet et réessayez.',
}
