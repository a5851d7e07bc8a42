import type { loadFailure as en } from '../en/load-failure.ts'

export const loadFailure: typeof en = {
  title: 'No se pudo cargar esta página',
  text: 'Es posible que se haya perdido la conexión. Revísela e inténtelo de nuevo.',
  tryAgain: 'Intentar de nuevo',
}
