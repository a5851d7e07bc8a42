import type { thirdPartyRegistration as en } from '../en/third-party-registration.ts'

export const thirdPartyRegistration: typeof en = {
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
