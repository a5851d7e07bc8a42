import type { forgotPassword as en } from '../en/forgot-password.ts'

export const forgotPassword: typeof en = {
  title: 'Olvidé mi contraseña',
  documentTitles: {
    securityCheck: 'Control de seguridad – Olvidé mi contraseña',
    form: 'Su ID de usuario – Olvidé mi contraseña',
    emailSelection: 'Su correo – Olvidé mi contraseña',
    sent: 'Correo enviado – Olvidé mi contraseña',
    failure: 'No se envió el correo – Olvidé mi contraseña',
    newYork: 'Nueva York – Olvidé mi contraseña',
    staged: 'Sin activar – Olvidé mi contraseña',
  },
  form: {
    title: 'Indique sus datos para restablecer la contraseña',
    forgotLogin: '¿Olvidó su ID de usuario?',
  },
  emailSelection: {
    title: 'Elija su correo',
    lead: 'Podemos enviar el enlace para restablecer su contraseña a una de estas direcciones.',
  },
  errors: {
    userIdRequired: 'Escriba su ID de usuario',
    emailNotSelected: 'Seleccione un correo electrónico',
  },
  sent: {
    title: 'Revise su correo',
    to: (email) => `Enviamos un enlace para restablecer su contraseña a ${email}.`,
    text: 'Enviamos un enlace para restablecer su contraseña al correo con el que se registró.',
    help: '¿No llegó después de unos minutos? Mire en su carpeta de correo no deseado o empiece de nuevo.',
    again: 'empiece de nuevo',
  },
  refused: {
    title: 'No se pudo enviar el correo para recuperar la contraseña.',
    text: 'Los datos que escribió no coinciden con nuestros registros. Revise sus datos e inténtelo de nuevo.',
    again: 'inténtelo de nuevo',
  },
  unable: {
    title: 'No se envió el correo',
    text: 'En este momento no podemos enviar un correo para restablecer la contraseña de esta cuenta; póngase en contacto con atención al cliente para restablecerla.',
    status: (status) => `Estado: ${status}`,
    statuses: {
      Inactive: 'inactiva',
      SUSPENDED: 'suspendida',
      DEPROVISIONED: 'desactivada',
      LOCKED_OUT: 'bloqueada',
      RECOVERY: 'en recuperación',
      PASSWORD_EXPIRED: 'contraseña vencida',
    },
    callUs: 'Atención al cliente',
  },
  newYork: {
    title: 'Su cuenta está en Nueva York',
    text: (sister) =>
      `${sister} se ocupa de las cuentas de Nueva York. Restablezca su contraseña en su sitio.`,
    goThere: 'Ir al sitio de Nueva York',
  },
  staged: {
    title: 'Su cuenta se creó, pero todavía no está activada.',
    text: 'No se puede restablecer la contraseña hasta que se active la cuenta.',
  },
  callFailed:
    'Se produjo un error al procesar su solicitud. Inténtelo de nuevo o póngase en contacto con nosotros si el error continúa.',
}
