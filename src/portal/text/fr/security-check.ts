import type { securityCheck as en } from '../en/security-check.ts'

export const securityCheck: typeof en = {
  title: 'Contrôle de sécurité : cochez la case ci-dessous',
  notSolved: 'Cochez la case ci-dessous',
  loading: 'Chargement du contrôle de sécurité…',
  expired: 'Le contrôle de sécurité a expiré. Cochez de nouveau la case.',
  unavailableTitle: 'Le contrôle de sécurité n’a pas pu être chargé',
  unavailable:
    'Il vient d’un autre site, qui n’a pas répondu. Vérifiez votre connexion, ou désactivez votre bloqueur pour cette page, puis réessayez.',
}
