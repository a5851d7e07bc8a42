import type { anonymousLogin as en } from '../en/anonymous-login.ts'

export const anonymousLogin: typeof en = {
  title: 'Iniciar o cancelar el servicio',
  opening: 'Abriendo la página para iniciar o cancelar el servicio…',
  opened: 'La página para iniciar o cancelar el servicio está abierta en otra ventana.',
}
