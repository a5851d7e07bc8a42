import type { paperless as en } from '../en/paperless.ts'

export const paperless: typeof en = {
  title: 'Inscripción en la factura sin papel',
  loading: 'Cargando',
  confirmation: {
    title: 'Confirmación de la factura sin papel',
    enrolled: 'Su cuenta quedó inscrita.',
    alreadyEnrolled: 'Su cuenta ya estaba inscrita.',
    whatNow: 'A partir de ahora recibirá sus facturas por correo electrónico y no por correo postal.',
  },
  paper: {
    title: 'Factura en papel',
    keep: 'Conservar mi factura en papel',
    keeping: 'Volviendo a la factura en papel...',
    kept: 'Usted conserva su factura en papel.',
    whatNow:
      'Sus facturas llegan por correo postal. Más adelante puede pasar a la factura sin papel después de iniciar sesión.',
    notKept: 'No pudimos volver a la factura en papel. Inténtelo de nuevo.',
  },
  failed: {
    title: 'No se pudo inscribir en la factura sin papel',
    text: 'Algo salió mal al inscribirle en la factura sin papel. Inténtelo de nuevo más tarde.',
    tryAgain: 'Intentar de nuevo',
    openAgain:
      'Abra el enlace de nuestro correo más reciente, o elija la factura sin papel después de iniciar sesión.',
  },
}
