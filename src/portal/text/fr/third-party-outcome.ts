import type { thirdPartyOutcome as en } from '../en/third-party-outcome.ts'

export const thirdPartyOutcome: typeof en = {
  title: 'Responsabilité de titulaire secondaire',
  rejected: {
    documentTitle: 'Refusée – Responsabilité de titulaire secondaire',
    text: 'Vous avez décidé de ne pas devenir titulaire secondaire.',
    whatNow: 'Il ne reste rien à faire. Vous pouvez fermer cette page.',
  },
  removed: {
    documentTitle: 'Retirée – Responsabilité de titulaire secondaire',
    text: 'Ce lien n’est plus valide. Il a été demandé que vous ne soyez plus titulaire secondaire du compte.',
    whatNow: 'Si vous ne vous y attendiez pas, adressez-vous au titulaire principal du compte.',
  },
  expired: {
    documentTitle: 'Expirée – Responsabilité de titulaire secondaire',
    text: 'Ce lien n’est plus valide.',
    whatNow: 'Demandez au titulaire principal du compte de vous en envoyer un nouveau.',
  },
}
