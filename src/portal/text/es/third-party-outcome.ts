import type { thirdPartyOutcome as en } from '../en/third-party-outcome.ts'

export const thirdPartyOutcome: typeof en = {
  title: 'Responsabilidad de titular secundario',
  rejected: {
    documentTitle: 'Rechazada – Responsabilidad de titular secundario',
    text: 'Usted decidió no ser titular secundario.',
    whatNow: 'No queda nada por hacer. Puede cerrar esta página.',
  },
  removed: {
    documentTitle: 'Retirada – Responsabilidad de titular secundario',
    text: 'Este enlace ya no es válido. Se solicitó que deje de ser titular secundario de la cuenta.',
    whatNow: 'Si no lo esperaba, pregunte al titular principal de la cuenta.',
  },
  expired: {
    documentTitle: 'Vencida – Responsabilidad de titular secundario',
    text: 'Este enlace ya no es válido.',
    whatNow: 'Pida al titular principal de la cuenta que le envíe uno nuevo.',
  },
}
