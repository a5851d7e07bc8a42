import type { loadFailure as en } from '../en/load-failure.ts'

export const loadFailure: typeof en = {
  title: 'No se pudo cargar esta página',
  text: 'Es posible que se haya perdido la conexión. Lo que escribió antes se conserva durante 30 minutos.',
  tryAgain: 'Intentar de nuevo',
}
