import type * as en from '../en/invitation.ts'

export const invitation: typeof en.invitation = {
  title: (product) => `Registrarse en ${product}`,
  documentTitle: 'Su invitación – Registro',
  loading: 'Buscamos su invitación',
  fromEmail: 'Para registrarse, abra el enlace del correo de invitación.',
  you: {
    title: 'Le invitamos a registrarse',
  },
  emailHint: 'Enviamos su invitación a esta dirección.',
  notFound: {
    title: 'No se encontraron los datos de registro',
    text: 'No pudimos encontrar ninguna cuenta con la información proporcionada.',
  },
  alreadyRegistered: {
    title: 'La cuenta ya está registrada',
    text: 'Esta cuenta ya se registró. Pulse el botón para ir a la página de inicio de sesión.',
  },
  loadFailed: 'Algo salió mal. Inténtelo de nuevo más tarde',
  couldNotCreate: {
    title: 'No se pudo crear el acceso',
    text: 'No se pudo crear un acceso nuevo en este momento. Revise los datos e inténtelo de nuevo, o póngase en contacto con nosotros si el problema continúa.',
  },
  callFailed:
    'Se produjo un error al procesar su solicitud. Inténtelo de nuevo o póngase en contacto con nosotros si el problema continúa.',
}

export const invitationComplete: typeof en.invitationComplete = {
  title: (product) => `Le damos la bienvenida a ${product}`,
  documentTitle: 'Le damos la bienvenida',
  thanks: (name) => `Gracias, ${name}`,
  ready: 'Su acceso está listo. Ya puede iniciar sesión.',
  logIn: 'Inicie sesión',
}
