import type { page as en } from '../en/page.ts'

export const page: typeof en = {
  skip: 'Ir al contenido principal',
  home: (product) => `Inicio de ${product}`,
  help: 'Ayuda para iniciar sesión',
  emergency: 'Reportar emergencia',
  privacy: 'Política de privacidad',
  terms: 'Condiciones de uso',
}
