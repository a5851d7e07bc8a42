import type { accountLookup as en } from '../en/account-lookup.ts'

export const accountLookup: typeof en = {
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
