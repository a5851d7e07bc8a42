import type { configurationError as en } from '../en/configuration-error.ts'

export const configurationError: typeof en = {
  language: 'fr',
  title: 'Ce site n’est pas disponible pour le moment',
  whatNow:
    'Il y a une erreur dans la configuration de cette page. Vous n’y êtes pour rien. Réessayez dans quelques minutes, ou appelez le numéro qui figure sur votre facture.',
}
