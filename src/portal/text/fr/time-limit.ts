import type { timeLimit as en } from '../en/time-limit.ts'

export const timeLimit: typeof en = {
  soon: {
    title: 'Avez-vous besoin de plus de temps ?',
    text: 'Dans moins de 2 minutes, ce que vous avez saisi ne sera plus conservé, afin que personne d’autre ne le trouve sur cet appareil.',
    button: 'Me donner plus de temps',
  },
  over: {
    title: 'Vos 30 minutes sont écoulées',
    text: 'Ce qui se trouve sur cette page est toujours là et vous pouvez continuer. Si vous la quittez ou la rechargez, vous recommencerez depuis le début.',
    button: 'Continuer',
  },
}
