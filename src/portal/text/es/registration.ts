import type * as en from '../en/registration.ts'

export const eligibility: typeof en.eligibility = {
  title: (product) => `Registrarse en ${product}`,
  documentTitles: { securityCheck: 'Control de seguridad – Registro', form: 'Su factura – Registro' },
  stepIndicator: {
    label: 'Progreso',
    stepOf: (current, all) => `Paso ${current} de ${all}`,
    colon: ': ',
    steps: ['Control de seguridad', 'Su factura', 'Su acceso', 'Confirmar'],
  },
  ready: {
    title: 'Tenga a mano',
    bill: 'Su última factura, para el número de cuenta y el nombre',
    email: 'Su correo electrónico, para confirmar que es usted',
    phone: 'Su teléfono celular, si desea un código en cada inicio de sesión',
  },
  again:
    'Pasaron más de 30 minutos desde que escribió los datos de su factura. Confírmelos otra vez. Se conserva lo que escribió para su acceso, pero no la contraseña ni la respuesta.',
  lead: 'Tenga a mano su última factura y copie los dos datos marcados.',
  noBill: '¿No tiene la factura a mano?',
  lookUp: 'Búsquelo aquí',
  nameHint: '(Exactamente como aparece en su factura)',
  validating: 'Validando...',
  bill: {
    label: 'Factura de ejemplo',
    alt: 'Factura de ejemplo. Arriba, marcado con 1: número de cuenta XXXX-210012345678. Debajo, marcado con 2: el nombre, Jordan M Rivera.',
    accountNumber: 'Número de cuenta, después del guion',
    name: 'Nombre, letra por letra',
    viewLarger: 'Ver más grande',
  },
  errors: {
    accountNumberRequired: 'Escriba su número de cuenta',
    accountNumberInvalid: 'El número de cuenta no es válido',
    firstNameRequired: 'Escriba su nombre',
    lastNameRequired: 'Escriba su apellido',
    customerNameRequired: 'Escriba el nombre de la empresa',
  },
  refusals: {
    detailsDoNotMatch: 'Los datos que escribió no coinciden con nuestros registros.',
    accountNumberNotFound: 'No se encontró el número de cuenta.',
    notEligible: 'Esta cuenta no se puede registrar.',
    sisterCustomer: (sister) => `Esta cuenta no se puede registrar aquí. Regístrese en ${sister}.`,
    somethingWrong: 'Algo salió mal. Póngase en contacto con nosotros o inténtelo de nuevo.',
  },
  help: {
    detailsDoNotMatch: 'Compare el número de cuenta y el nombre con su factura, letra por letra.',
    accountNumberNotFound: 'Compare los 12 dígitos después del guion con su factura.',
    notEligible: (phone) => `Llámenos al ${phone}. Podemos decirle el motivo.`,
    sisterCustomer: (sister) => `Ir a ${sister}`,
    somethingWrong: (phone) => `Lo que escribió sigue aquí. Puede llamarnos al ${phone}.`,
  },
  alreadyRegistered: {
    title: 'Esta cuenta no se puede registrar',
    text: 'Esta cuenta ya está registrada. Inicie sesión, recupere su ID de usuario o restablezca su contraseña.',
    forgotLogin: 'Olvidé mi ID de usuario',
    forgotPassword: 'Restablecer contraseña',
  },
  inProgress: {
    title: 'Registro en curso',
    text: 'Ya se creó un acceso para esta cuenta, pero todavía no está activo. Abra el enlace de activación del correo que le enviamos, o pida que se lo enviemos de nuevo.',
  },
}

export const createLogin: typeof en.createLogin = {
  documentTitle: 'Su acceso – Registro',
  loginInfo: 'Datos de acceso',
  loginIdHint: 'Entre 8 y 12 caracteres, sin caracteres especiales',
  password: 'Contraseña',
  passwordRules: {
    texts: [
      'Al menos 8 caracteres (256 como máximo)',
      'Una letra mayúscula',
      'Una letra minúscula',
      'Un número',
      'Ninguna parte de su ID de usuario',
    ],
    keptLabel: 'cumplida',
    missedLabel: 'falta',
    countLabel: (kept, all) => `${kept} de ${all} reglas cumplidas`,
  },
  show: 'Mostrar',
  hide: 'Ocultar',
  ofPassword: 'la contraseña',
  ofConfirmPassword: 'la confirmación de la contraseña',
  strength: {
    name: 'Seguridad',
    colon: ': ',
    danger: 'Débil',
    warning: 'Aceptable',
    success: 'Fuerte',
    ofFour: (points) => `${points} de 4`,
  },
  confirmPassword: 'Confirmar contraseña',
  question: 'Pregunta de seguridad',
  answer: 'Respuesta a la pregunta de seguridad',
  answerHint: 'Al menos 4 caracteres',
  confirmEmail: 'Confirmar correo electrónico',
  linkEmail: 'El correo electrónico vino con el enlace que abrió. Compruebe que es el suyo.',
  mfa: {
    title: 'Autenticación de varios factores',
    why: 'Le enviamos un código por mensaje de texto cuando inicia sesión, para que una contraseña robada no baste.',
    enable: 'Activar la autenticación de varios factores',
    phone: 'Número de teléfono celular',
    rates: 'Pueden aplicarse tarifas estándar de mensajes y datos. La frecuencia de los mensajes varía.',
  },
  registering: 'Registrando...',
  you: {
    title: 'Está registrando',
    notRight: '¿No es correcto?',
    goBack: 'Volver y cambiarlo',
  },
  errors: {
    loginIdRequired: 'Escriba su ID de usuario',
    loginIdInvalid: 'El ID de usuario no es válido (entre 8 y 12 caracteres, sin caracteres especiales)',
    loginIdNotAvailable: 'El ID de usuario no está disponible',
    passwordRequired: 'Escriba la contraseña',
    passwordInvalid: 'La contraseña no es válida',
    passwordCommon: 'La contraseña no es válida: es de las más usadas, que se adivinan primero. Elija otra.',
    passwordRefused: 'Esta contraseña no se aceptó. Elija otra.',
    confirmPasswordRequired: 'Confirme la contraseña',
    passwordsDoNotMatch: 'Las contraseñas no coinciden',
    securityQuestionRequired: 'Elija una pregunta de seguridad',
    securityAnswerRequired: 'Escriba la respuesta a la pregunta de seguridad',
    securityAnswerTooShort: 'La respuesta a la pregunta de seguridad debe tener al menos 4 caracteres',
    securityAnswerMatches:
      'La respuesta a la pregunta de seguridad no puede ser igual a su contraseña, ID de usuario o correo electrónico',
    emailRequired: 'Escriba su correo electrónico',
    emailInvalid: 'El correo electrónico no es válido',
    confirmEmailRequired: 'Confirme el correo electrónico',
    emailsDoNotMatch: 'Los correos electrónicos deben coincidir',
    phoneInvalid: 'Escriba un número de teléfono válido',
  },
  couldNotCreate: {
    title: 'No se pudo crear el acceso',
    text: 'No se pudo crear un acceso nuevo en este momento. Revise los datos e inténtelo de nuevo.',
  },
  callFailed:
    'Se produjo un error al procesar su solicitud. Inténtelo de nuevo o póngase en contacto con nosotros si el problema continúa.',
  help: (phone) => `Lo que escribió sigue aquí. Puede llamarnos al ${phone}.`,
  privacyNotice:
    'Nos importa su privacidad. Para saber qué información personal recopilamos y con qué fines, cuáles son sus derechos de privacidad y cómo ejercerlos, pulse el enlace de la política de privacidad que aparece abajo.',
}

export const registrationConfirmation: typeof en.registrationConfirmation = {
  documentTitle: 'Confirmar – Registro',
  thanks: (name) => `Gracias, ${name}`,
  stepsLeft: {
    two: 'Ya tiene sus datos de acceso. Faltan dos pasos cortos.',
    one: 'Ya tiene sus datos de acceso. Falta un paso corto.',
    none: 'Ya tiene sus datos de acceso.',
  },
  phone: {
    title: 'Verifique su teléfono',
    sentTo: (phone) => `Enviamos un mensaje de texto al ${phone}.`,
    verifiedTitle: 'Autenticación de varios factores verificada',
    verified: 'Su teléfono se registró correctamente',
    notEnrolled: 'No pudimos configurar su teléfono. Puede agregarlo después de iniciar sesión.',
  },
  email: {
    title: 'Verifique su correo electrónico',
    sentTo: (email) => `Enviamos un enlace de acceso a ${email}.`,
    follow: 'Abra ese correo y siga el enlace; después podrá iniciar sesión.',
    codeInstead: 'Verificar con un código',
  },
  keep: {
    title: 'Guarde estos datos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    note: 'Necesita su ID de usuario cada vez que inicia sesión.',
  },
}

export const activation: typeof en.activation = {
  title: 'Activación de la cuenta',
  processing: 'Activando su cuenta…',
  pleaseWait: 'Tardará un momento. Deje esta página abierta.',
  completeTitle: 'Activación completada',
  complete: (utility) => `Su cuenta de autoservicio de ${utility} se registró correctamente.`,
  alreadyTitle: 'Ya está activada',
  alreadyActivated: (utility) => `Su cuenta de autoservicio de ${utility} ya se activó`,
  incompleteTitle: 'Activación no completada',
  failed:
    'Algo salió mal y no se pudo completar la activación. Inténtelo de nuevo o póngase en contacto con nosotros si el problema continúa.',
  expired:
    'Algo salió mal y no se pudo completar la activación. Quizá su enlace de activación venció; escriba su ID de usuario para que le reenviemos el correo de activación.',
  lapsed: {
    title: 'Su registro venció',
    text: 'No se activó en tres semanas. Regístrese de nuevo. Necesita su factura, como la primera vez.',
    again: 'Registrarse de nuevo',
  },
  loginIdRequired: 'Escriba su ID de usuario',
  resentTitle: 'Revise su correo',
  resent: (email) =>
    `Se reenvió el correo de activación a ${email}. Busque en su buzón el nuevo correo de activación.`,
  facts: { customerName: 'Nombre del cliente', email: 'Correo electrónico' },
}
