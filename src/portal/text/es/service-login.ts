import type { serviceLogin as en } from '../en/service-login.ts'

export const serviceLogin: typeof en = {
  title: 'Iniciar o cancelar el servicio',
  text: '¿Se muda? Puede hacerlo sin iniciar sesión.',
  getStarted: 'Comenzar',
  getServiceInPa: 'Contratar el servicio en Pensilvania',
  opening: 'Abriendo el sitio de servicios…',
  failed: 'No se pudo abrir. Inténtelo más tarde',
  anonymous: {
    title: 'Iniciar o cancelar el servicio',
    opening: 'Un momento, la página se está abriendo…',
    opened: 'La página para iniciar o cancelar el servicio está abierta en otra ventana.',
  },
}
