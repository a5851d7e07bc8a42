import type { eligibility as en } from '../en/eligibility.ts'

export const eligibility: typeof en = {
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
