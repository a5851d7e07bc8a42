import type { thirdPartyOutcome as en } from '../en/third-party-outcome.ts'

export const thirdPartyOutcome: typeof en = {
  title: 'Responsabilidad de tercero',
  rejected: {
    documentTitle: 'Rechazada – Responsabilidad de tercero',
    text: 'Ha decidido no ser tercero.',
    whatNow: 'No queda nada por hacer. Puede cerrar esta página.',
  },
  removed: {
    documentTitle: 'Retirada – Responsabilidad de tercero',
    text: 'Este enlace ya no es válido. Se ha solicitado que deje de ser titular secundario de la cuenta.',
    whatNow: 'Si no lo esperaba, pregunte al titular principal de la cuenta.',
  },
  expired: {
    documentTitle: 'Vencida – Responsabilidad de tercero',
    text: 'Este enlace ya no es válido.',
    whatNow: 'Pida al titular principal de la cuenta que le envíe uno nuevo.',
  },
}
