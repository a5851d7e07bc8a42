import type { privacy as en } from '../en/privacy.ts'

export const privacy: typeof en = {
  notice:
    'Nos importa su privacidad. Para saber qué información personal recopilamos y con qué fines, cuáles son sus derechos de privacidad y cómo ejercerlos, pulse el enlace de la política de privacidad que aparece abajo.',
}
