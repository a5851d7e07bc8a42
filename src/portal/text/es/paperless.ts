import type { paperless as en } from '../en/paperless.ts'

export const paperless: typeof en = {
  title: 'Inscripción en la factura electrónica',
  loading: 'Cargando',
  confirmation: {
    title: 'Confirmación de la factura electrónica',
    enrolled: 'Su cuenta ha quedado inscrita.',
    alreadyEnrolled: 'Su cuenta ya estaba inscrita.',
    whatNow: 'A partir de ahora recibirá sus facturas por correo electrónico y no por correo postal.',
  },
  failed: {
    title: 'No se pudo inscribir en la factura electrónica',
    text: 'Algo salió mal al inscribirle en la factura electrónica. Inténtelo de nuevo más tarde.',
    tryNow: 'También puede intentarlo ahora mismo.',
    tryAgain: 'Intentar de nuevo',
    openAgain: 'Abra de nuevo el enlace de nuestro correo.',
  },
}
