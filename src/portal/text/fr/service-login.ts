import type { serviceLogin as en } from '../en/service-login.ts'

export const serviceLogin: typeof en = {
  title: 'Ouvrir ou fermer un contrat d’eau',
  text: 'Vous emménagez ou déménagez ? Vous pouvez le faire sans vous connecter.',
  getStarted: 'Commencer',
  getServiceInPa: 'Ouvrir un contrat en PA',
  opening: 'Ouverture du site des contrats…',
  failed: 'Échec de la connexion',
  anonymous: {
    title: 'Ouvrir ou fermer un contrat d’eau',
    opening: 'Ouverture de la page pour ouvrir ou fermer un contrat d’eau…',
    opened: 'La page pour ouvrir ou fermer un contrat d’eau est ouverte dans une autre fenêtre.',
  },
}
