import type { notFound as en } from '../en/not-found.ts'

export const notFound: typeof en = {
  title: 'Page introuvable',
  text: 'La page que vous cherchez n’existe pas. Suivez le lien ci-dessous pour revenir à la page de connexion.',
  returnHome: 'Retour à l’accueil',
  securityContact: {
    title: 'Redirection...',
    text: 'Nous vous conduisons à la page qui explique comment nous signaler un problème de sécurité.',
    follow: 'Aller au contact de sécurité',
  },
}
