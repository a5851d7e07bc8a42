import type { timeLimit as en } from '../en/time-limit.ts'

export const timeLimit: typeof en = {
  soon: {
    title: 'Avez-vous besoin de plus de temps ?',
    text: 'Dans 2 minutes, cet appareil oubliera ce que vous avez saisi, afin que personne d’autre ne le voie. Ce qui se trouve sur cette page y reste jusqu’à ce que vous la quittiez.',
    button: 'Me donner plus de temps',
  },
  over: {
    title: 'Vos 30 minutes sont écoulées',
    text: 'Tout ce qui se trouve sur cette page est toujours là. Vous pouvez continuer. Si vous la quittez ou la rechargez, vous recommencerez depuis le début.',
    button: 'Continuer',
  },
}
