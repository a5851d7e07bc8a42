import type { page as en } from '../en/page.ts'

export const page: typeof en = {
  skip: 'Ir al contenido principal',
  home: (product) => `Inicio de ${product}`,
  help: 'Ayuda para iniciar sesión',
  language: 'Idioma:',
  emergency: 'Reportar emergencia',
  privacy: 'Política de privacidad',
  terms: 'Condiciones de uso',
  alertLevels: { 1: 'Información', 2: 'Aviso', 3: 'Aviso urgente' },
  moreAlerts: (count) =>
    new Intl.PluralRules('es').select(count) === 'one' ? `${count} aviso más` : `${count} avisos más`,
  loadFailure: {
    title: 'No se pudo cargar esta página',
    text: (phone) => `Quizá se perdió la conexión. Revísela e inténtelo de nuevo, o llámenos al ${phone}.`,
  },
  broken: (phone) => `El error es nuestro. Puede llamarnos al ${phone}.`,
}
