import type * as en from '../en/third-party.ts'

export const thirdPartyRequest: typeof en.thirdPartyRequest = {
  title: 'Le pidieron compartir una cuenta',
  documentTitles: {
    form: 'Responsabilidad de titular secundario',
    review: 'Compruebe su respuesta – Responsabilidad de titular secundario',
    taken: 'Tenemos su respuesta – Responsabilidad de titular secundario',
  },
  account: {
    holder: 'Titular principal de la cuenta',
    address: 'Dirección del servicio',
  },
  lead: (holder) => `${holder} le pide que sea titular secundario de esta cuenta de agua.`,
  may: {
    title: 'Usted podrá',
    list: [
      'Ver la información de la cuenta y de la facturación',
      'Administrar la cuenta',
      'Hacer pagos y programar el servicio',
    ],
  },
  takeOn: {
    title: 'Usted asume',
    text: 'La responsabilidad de la cuenta y de su saldo, junto con el titular principal.',
    strong: 'y de su saldo',
  },
  ends: {
    title: 'Cómo termina',
    text: (phone) =>
      `Su responsabilidad termina cuando se le retire de la cuenta. Para pedirlo, llámenos al ${phone}.`,
  },
  print: 'Imprimir esta página',
  question: '¿Acepta las responsabilidades de titular secundario para esta cuenta?',
  errors: { selectionRequired: 'Debe elegir una opción' },
  review: {
    title: 'Revise su respuesta antes de aceptar',
    answer: 'Su respuesta',
    yes: 'Sí, acepto',
    note: 'Al aceptar, usted pasa a ser responsable de esta cuenta y de su saldo.',
    accept: 'Aceptar la responsabilidad',
    change: 'Cambiar mi respuesta',
  },
  taken: {
    title: 'Tenemos su respuesta',
    no: 'No, no acepto',
    note: 'Su respuesta ya no se puede cambiar en esta página. Todavía falta completar un paso. Inténtelo de nuevo.',
  },
  rejectionConfirm: '¿Seguro que no quiere ser titular secundario?',
  rejection: { yes: 'Sí, rechazo', no: 'Volver' },
  notFound: 'No se encontró la solicitud de titular secundario',
  callFailed:
    'Se produjo un error al procesar su solicitud. Inténtelo de nuevo o póngase en contacto con nosotros para recibir ayuda.',
}

export const thirdPartyRegistration: typeof en.thirdPartyRegistration = {
  title: 'Registro de titular secundario',
  change: 'Cambiar',
  person: {
    title: 'Datos personales',
    name: 'Nombre completo',
    careOf: 'Al cuidado de',
    primaryPhone: 'Teléfono principal',
    extension: 'Extensión',
    confirmEmail: 'Confirmar correo electrónico',
  },
  address: {
    title: 'Dirección',
    type: 'Tipo de dirección',
    types: {
      STANDARD: 'Estándar',
      'PO BOX': 'Apartado postal',
      MILITARY: 'Militar',
      FOREIGN: 'Extranjera',
    },
    streetSupplement: 'Complemento de la calle',
    supplementHint: 'Apartamento, piso o edificio',
    poBox: 'Apartado postal',
    unit: 'Unidad',
    units: {
      CMR: 'CMR (sala de correo comunitaria)',
      PSC: 'PSC (centro de servicio postal)',
      Unit: 'Unidad',
    },
    unitNumber: 'Número de unidad',
    apoFmoDpo: 'APO/FMO/DPO',
    aeApAA: 'AE/AP/AA',
    foreignState: 'Estado o provincia en el extranjero',
    foreignCountry: 'País extranjero',
  },
  loginTitle: 'Credenciales de acceso',
  errors: {
    firstNameRequired: 'Escriba su nombre',
    lastNameRequired: 'Escriba su apellido',
    nameInvalid:
      'Use solo letras, sin números ni signos como @. El nombre completo puede tener 60 caracteres',
    primaryPhoneRequired: 'Escriba el teléfono principal',
    confirmEmailRequired: 'Confirme el correo electrónico',
    houseNumberRequired: 'Escriba el número de casa',
    streetNameRequired: 'Escriba el nombre de la calle',
    poBoxRequired: 'Escriba el apartado postal',
    unitRequired: 'Elija la unidad',
    unitNumberRequired: 'Escriba el número de unidad',
    apoFmoDpoRequired: 'Elija APO/FMO/DPO',
    aeApAARequired: 'Elija AE/AP/AA',
    cityRequired: 'Escriba la ciudad',
    stateRequired: 'Elija el estado',
    foreignStateRequired: 'Escriba el estado o la provincia en el extranjero',
    foreignCountryRequired: 'Elija el país extranjero',
    zipCodeRequired: 'Escriba el código postal',
  },
  couldNotCreate: {
    title: 'No se pudo crear el acceso',
    refusals: {
      invalidAddress: 'No pudimos crear su registro de cliente. Compruebe que la dirección sea válida',
      partnerNotCreated:
        'No pudimos crear su registro de cliente. Inténtelo de nuevo o póngase en contacto con atención al cliente',
      accountsNotLinked:
        'No se pudieron vincular las cuentas. Inténtelo de nuevo o póngase en contacto con atención al cliente',
      loginIdTaken: 'Este ID de usuario no está disponible. Elija otro ID de usuario',
      accountNotCreated:
        'No se pudo crear la cuenta. Inténtelo de nuevo o póngase en contacto con atención al cliente',
      notCreated:
        'No se pudo crear un acceso nuevo en este momento. Asegúrese de no tener ya uno o inténtelo más tarde.',
      somethingWrong: 'Algo salió mal. Inténtelo de nuevo o póngase en contacto con atención al cliente',
    },
  },
  account: {
    title: 'La solicitud',
    lead: 'Usted aceptó la responsabilidad de esta cuenta como titular secundario. Con este acceso podrá usarla.',
  },
}

export const thirdPartyAcceptance: typeof en.thirdPartyAcceptance = {
  title: 'Aceptación como titular secundario',
  lead: 'Está por aceptar la responsabilidad de titular secundario.',
  text: 'Para terminar debe vincularse a una cuenta: inicie sesión si ya tiene un acceso, o regístrese.',
  notKept:
    'No tenemos su respuesta en esta pestaña. Se conserva 30 minutos, y solo en la pestaña donde la dio.',
  openAgain:
    'Para vincular una cuenta, abra otra vez el enlace de nuestro correo. También puede iniciar sesión si ya tiene acceso.',
  linking: 'Vinculando su acceso a la cuenta...',
  signedInAs: {
    title: (name) => `Inició sesión como ${name}`,
    text: 'La cuenta se vinculará a este acceso, y usted pasará a ser responsable de la cuenta y de su saldo.',
    confirm: 'Vincular a este acceso',
    openAgain:
      'Para usar otro acceso, cierre la sesión y después vuelva a abrir el enlace de nuestro correo electrónico.',
  },
  couldNotCreate: {
    title: 'No se pudo crear el acceso',
    text: 'No se pudo crear un titular secundario en este momento. Inténtelo de nuevo.',
  },
  callFailed:
    'Se produjo un error al procesar su solicitud. Inténtelo de nuevo o póngase en contacto con nosotros para recibir ayuda.',
  incomplete: {
    title: 'Falta un paso',
    text: 'Su acceso está vinculado, pero no pudimos cerrar la solicitud. Inténtelo de nuevo.',
    tryAgain: 'Intentar de nuevo',
  },
  linked: {
    title: 'Ahora es titular secundario',
    text: 'Ya puede ver la información de la cuenta y de la facturación, administrar la cuenta, hacer pagos y programar el servicio.',
    account: 'Ir a su cuenta',
  },
}

export const thirdPartyConfirmation: typeof en.thirdPartyConfirmation = {
  title: 'Confirmación de titular secundario',
  success: 'Su registro está completo',
  email: 'Recibirá un correo electrónico de confirmación en breve',
  whatNow: 'La cuenta está vinculada a su acceso. Inicie sesión para verla.',
  activateFirst: (email) =>
    `La cuenta está vinculada a su acceso. Antes de iniciar sesión, abra el correo que enviamos a ${email} y siga su enlace.`,
}

export const thirdPartyOutcome: typeof en.thirdPartyOutcome = {
  title: 'Responsabilidad de titular secundario',
  rejected: {
    documentTitle: 'Rechazada – Responsabilidad de titular secundario',
    text: 'Usted decidió no ser titular secundario.',
    whatNow: 'No queda nada por hacer. Puede cerrar esta página.',
  },
  removed: {
    documentTitle: 'Retirada – Responsabilidad de titular secundario',
    text: 'Este enlace ya no es válido. Se solicitó que deje de ser titular secundario de la cuenta.',
    whatNow: 'Si no lo esperaba, pregunte al titular principal de la cuenta.',
  },
  expired: {
    documentTitle: 'Vencida – Responsabilidad de titular secundario',
    text: 'Este enlace ya no es válido.',
    whatNow: 'Pida al titular principal de la cuenta que le envíe uno nuevo.',
  },
}
