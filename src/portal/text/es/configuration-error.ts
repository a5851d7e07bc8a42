import type { configurationError as en } from '../en/configuration-error.ts'

export const configurationError: typeof en = {
  language: 'es',
  title: 'Este sitio no está disponible en este momento',
  whatNow:
    'Hay un error en la configuración de esta página. No es culpa suya. Inténtelo de nuevo en unos minutos o llame al número que aparece en su factura.',
}
