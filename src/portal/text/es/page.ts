import type { page as en } from '../en/page.ts'

export const page: typeof en = {
  skip: 'Ir al contenido principal',
  home: (product) => `Inicio de ${product}`,
  help: 'Ayuda para iniciar sesión',
  emergency: 'Reportar emergencia',
  privacy: 'Política de privacidad',
  terms: 'Condiciones de uso',
  alertLevels: { 1: 'Información', 2: 'Aviso', 3: 'Aviso urgente' },
  moreAlerts: (count) => `${count} ${count === 1 ? 'aviso más' : 'avisos más'}`,
  loadFailure: {
    title: 'No se pudo cargar esta página',
    text: 'Es posible que se haya perdido la conexión. Revísela e inténtelo de nuevo.',
    tryAgain: 'Intentar de nuevo',
  },
}
