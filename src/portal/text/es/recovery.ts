import type * as en from '../en/recovery.ts'

export const accountLookup: typeof en.accountLookup = {
  title: 'Buscar cuenta',
  documentTitles: {
    securityCheck: 'Control de seguridad – Buscar cuenta',
    form: 'Sus datos – Buscar cuenta',
    results: 'Resultado – Buscar cuenta',
  },
  places: { securityCheck: 'Control de seguridad', form: 'Sus datos', results: 'Resultado' },
  checkDone: 'Control de seguridad: hecho',
  lead: 'Le enviamos el número de cuenta a la dirección de correo que tenemos registrada. Nunca se muestra en pantalla.',
  mode: 'Buscar por',
  modes: { phone: 'Buscar por número de teléfono', address: 'Buscar por dirección' },
  fields: {
    phone: 'Número de teléfono',
    supplement: 'Complemento',
  },
  supplementHint: 'Apartamento, piso o edificio',
  searching: 'Buscando...',
  unanswered: 'No llegó ninguna respuesta. Lo que escribió sigue aquí; pulse Siguiente de nuevo.',
  errors: {
    firstNameRequired: 'Escriba su nombre',
    lastNameRequired: 'Escriba su apellido',
    customerNameRequired: 'Escriba el nombre de la empresa',
    phoneInvalid: 'Escriba un número de teléfono válido',
    streetNameRequired: 'Escriba el nombre de la calle',
    cityRequired: 'Escriba la ciudad',
    stateRequired: 'Elija el estado',
    zipCodeRequired: 'Escriba el código postal',
  },
  results: {
    sent: {
      title: 'Número de cuenta enviado',
      to: (email) => `Enviamos su número de cuenta a ${email}.`,
      text: 'Enviamos su número de cuenta a la dirección de correo registrada.',
      register: 'Cuando tenga el número, regístrese aquí',
    },
    noEmail: {
      title: 'Sin correo registrado',
      text: 'Se encontró una cuenta asociada a los datos indicados, pero sin correo electrónico registrado.',
    },
    newYork: {
      title: 'No se encontró la cuenta',
      text: 'No se pudo encontrar una cuenta que pueda registrarse asociada a los datos indicados.',
      hint: (sister) => `${sister} se ocupa de las cuentas de Nueva York.`,
      goThere: 'Ir al sitio de Nueva York',
    },
    notFound: {
      title: 'No se encontró la cuenta',
      text: 'No se pudo encontrar un número de cuenta asociado a los datos indicados.',
    },
  },
  noEmailHelp: {
    title: '¿No recibió el correo?',
    text: (phone) => `Revise su carpeta de correo no deseado. Si no está allí, llámenos al ${phone}.`,
  },
  notFoundHelp: {
    title: '¿No encuentra el número de cuenta?',
    text: (phone) => `Busque de nuevo con otros datos, o llámenos al ${phone}.`,
  },
  back: 'Atrás',
  searchAgain: 'Buscar de nuevo',
  notWhitelisted:
    'Se encontraron los datos de la cuenta, pero no podemos enviarlos a una dirección de correo no autorizada',
  callFailed: 'Algo salió mal',
}

export const forgotLogin: typeof en.forgotLogin = {
  title: 'Olvidé mi ID de usuario',
  documentTitles: {
    securityCheck: 'Control de seguridad – Olvidé mi ID de usuario',
    form: 'Olvidé mi ID de usuario',
    sent: 'Le enviamos su ID de usuario',
    refused: 'No pudimos enviar su ID de usuario',
  },
  formTitle: 'Indíquenos el correo con el que se registró',
  lead: 'Le enviaremos allí su ID de usuario.',
  notice: 'Si tiene varias cuentas asociadas a este correo, indique el número de cuenta',
  multipleNotice: 'Hay varias cuentas asociadas a este correo; indique el número de cuenta',
  bill: {
    label: 'Factura de ejemplo',
    alt: 'Factura de ejemplo. Arriba, marcado con 1: número de cuenta XXXX-210012345678.',
    viewLarger: 'Ver más grande',
  },
  errors: {
    emailRequired: 'Escriba su correo electrónico',
    emailInvalid: 'El correo electrónico no es válido',
    accountNumberRequired: 'Escriba su número de cuenta',
    accountNumberInvalid: 'El número de cuenta no es válido',
  },
  sent: {
    title: 'Le enviamos su ID de usuario',
    text: 'Enviamos su ID de usuario a su correo electrónico.',
    help: 'Si no recibe ningún correo, agregue la dirección del remitente de nuestros correos a su libreta de direcciones y repita la solicitud.',
    helpFrom: (sender) =>
      `Si no recibe ningún correo, agregue ${sender} a su libreta de direcciones y repita la solicitud.`,
    again: 'repita la solicitud',
  },
  refused: {
    title: 'No pudimos enviar su ID de usuario',
    unable: 'No se pudo enviar el ID de usuario',
    text: 'Los datos que escribió no coinciden con nuestros registros. Revise sus datos e inténtelo de nuevo.',
  },
  callFailed:
    'Se produjo un error. Inténtelo de nuevo o póngase en contacto con nosotros para recibir ayuda.',
}

export const forgotPassword: typeof en.forgotPassword = {
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
