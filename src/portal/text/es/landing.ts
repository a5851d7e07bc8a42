import type { landing as en } from '../en/landing.ts'

export const landing: typeof en = {
  documentTitle: 'Iniciar sesión',
  title: (product) => `Le damos la bienvenida a ${product}`,
  lead: 'Su cuenta de agua y alcantarillado, disponible cuando la necesite.',
  login: {
    title: 'Iniciar sesión',
    button: 'Iniciar sesión',
    failed: 'No pudimos abrir la página de inicio de sesión. Revise su conexión e inténtelo de nuevo.',
    help: 'Necesito ayuda para iniciar sesión',
    helpFormat: '(PDF)',
    signedOut: 'Su sesión se cerró',
    signedIn: {
      title: 'Su sesión está abierta',
      text: 'Si no es usted, cierre la sesión en la página de su cuenta.',
      button: 'Ir a su cuenta',
    },
  },
  signUp: {
    title: '¿Es su primera vez aquí?',
    signedIn: '¿Otra cuenta?',
    text: 'Necesita su número de cuenta y el nombre que aparece en su factura.',
  },
  desk: {
    title: 'No puedo iniciar sesión',
    signedIn: 'Necesito ayuda',
    newPassword: 'Cambie su contraseña',
    password: '¿Olvidó su contraseña?',
    loginId: '¿Olvidó su ID de usuario?',
    register: 'Nunca me registré',
    lookup: 'Busque su número de cuenta',
    invitation: {
      title: 'Tengo una invitación',
      text: 'Abra el enlace de su correo de invitación: allí el formulario ya viene lleno.',
      share: 'Me pidieron compartir una cuenta',
    },
  },
  online: {
    title: 'Lo que puede hacer en línea',
    items: [
      'Ver su factura y pagarla',
      'Ver cuánta agua consume',
      'Programar visitas de servicio',
      'Compartir su cuenta con alguien de confianza',
      'Recibir su factura por correo electrónico',
    ],
  },
  waterQuality: {
    title: 'Calidad del agua',
    text: 'Qué contiene su agua, de dónde viene y cómo la analizamos.',
    button: 'Informe de calidad del agua',
  },
  paperless: {
    title: 'Reciba su factura sin papel',
    text: 'Su factura por correo electrónico, el mismo día en que está lista.',
    login: 'Inicie sesión para elegir la factura sin papel',
    account: 'Elija la factura sin papel en su cuenta',
  },
}
