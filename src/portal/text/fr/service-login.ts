import type { serviceLogin as en } from '../en/service-login.ts'

export const serviceLogin: typeof en = {
  title: 'Souscrire ou résilier un contrat d’eau',
  text: 'Vous emménagez ou déménagez ? Vous pouvez le faire sans vous connecter.',
  getStarted: 'Commencer',
  getServiceInPa: 'Souscrire un contrat en Pennsylvanie',
  opening: 'Ouverture du site des contrats…',
  failed: 'Ouverture impossible. Réessayez plus tard',
  anonymous: {
    title: 'Souscrire ou résilier un contrat d’eau',
    opening: 'Un instant, la page s’ouvre…',
    opened: 'La page pour souscrire ou résilier un contrat d’eau est ouverte dans une autre fenêtre.',
  },
}
