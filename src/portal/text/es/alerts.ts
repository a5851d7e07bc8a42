import type { alerts as en } from '../en/alerts.ts'

export const alerts: typeof en = {
  levels: { 1: 'Información', 2: 'Aviso', 3: 'Aviso urgente' },
}
