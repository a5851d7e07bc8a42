import { inUnits } from '../../platform/language.ts'
import type { identity as en } from '../en/identity.ts'
import { createLogin } from '../../../portal/text/es/registration.ts'
import { fields } from '../../../portal/text/es/fields.ts'
import { landing } from '../../../portal/text/es/landing.ts'
import { common, page } from '../../../portal/text/es/page.ts'
import { smsVerification } from '../../../portal/text/es/verification.ts'

export const identity: typeof en = {
  common,
  createLogin,
  fields,
  page,
  smsVerification,
  logIn: 'Iniciar sesión',
  logInButton: 'Iniciar sesión',
  forgotPassword: 'Olvidé mi contraseña',
  forgotLogin: 'Olvidé mi ID de usuario',
  newHere: '¿Es su primera vez aquí?',
  signUp: 'Registrarse',
  problems: {
    refused: 'El ID de usuario o la contraseña no son correctos. Revise los dos e inténtelo de nuevo.',
    notActivated: 'Su cuenta se creó, pero todavía no está activada.',
    lapsed: 'Su registro venció: no se activó en tres semanas.',
    inactive: 'Este acceso no está activo. Póngase en contacto con atención al cliente.',
    wrong: 'El código no es correcto. Revise el mensaje de texto e inténtelo de nuevo.',
    expired: 'El código venció. Pida uno nuevo.',
    blocked:
      'Hubo demasiados intentos. Ahora no se puede usar ningún código. Inténtelo de nuevo en una hora.',
    noMoreMessages: (wait) =>
      `Hubo demasiados intentos. Ahora no se pueden enviar más códigos a este teléfono. Inténtelo de nuevo en ${wait}.`,
    notServed:
      'No podemos enviar mensajes de texto a este teléfono. Póngase en contacto con atención al cliente.',
    budgetUsedUp:
      'Hoy no se pueden enviar más mensajes de texto. Inténtelo de nuevo mañana o póngase en contacto con atención al cliente.',
    tooManyTries: (wait) =>
      `Hubo demasiados intentos. Inténtelo de nuevo en ${wait} o elija Olvidé mi contraseña: una contraseña nueva sirve enseguida.`,
  },
  notActivatedHelp: 'Abra el enlace de activación del correo que le enviamos y después inicie sesión aquí.',
  lapsedHelp: 'Elija Registrarse más abajo y regístrese de nuevo. Necesita su factura.',
  check: 'Revise su teléfono',
  codeSent: (end) =>
    `Enviamos un código de 6 dígitos a su teléfono terminado en ${end}. Es válido durante 10 minutos.`,
  lostPhone: '¿No recibió el código o ya no tiene este teléfono? Llámenos al',
  anotherLogin: 'Iniciar sesión con otro ID de usuario',
  cooldown: (seconds) =>
    `Acabamos de enviar un código a este teléfono. Puede pedir otro en ${inUnits('es', seconds, 'second')}.`,
  resent: 'Un nuevo código está en camino.',
  notices: {
    expired: {
      title: 'Esta página de inicio de sesión venció',
      text: 'Estuvo abierta demasiado tiempo o ya se usó. No se envió nada. Empiece de nuevo.',
    },
    failed: {
      title: 'No pudimos iniciar su sesión',
      text: 'Ese enlace no funcionó. Empiece de nuevo desde nuestra página de inicio.',
    },
    busy: {
      title: 'Inténtelo de nuevo en un minuto',
      text: 'En este momento tenemos demasiadas solicitudes. Vuelva atrás e inténtelo de nuevo en un minuto.',
    },
    signedOut: { title: landing.login.signedOut, text: 'Para ver su cuenta otra vez, inicie sesión.' },
  },
  logOut: 'Cerrar sesión',
  logOutButton: 'Cerrar sesión',
  back: (product) => `Volver a ${product}`,
  reset: {
    title: 'Elija una contraseña nueva',
    newPassword: 'Contraseña nueva',
    furtherRules: ['No puede ser la contraseña actual', 'No puede ser una contraseña fácil de adivinar'],
    save: 'Guardar contraseña',
    problems: {
      passwordTooLong: 'Use como máximo 256 caracteres.',
      passwordCommon: 'Esta contraseña es fácil de adivinar. Elija otra.',
      passwordUsed: 'Esta es su contraseña actual. Elija otra.',
    },
    tooManyTries: (wait) => `Hubo demasiados intentos. Inténtelo de nuevo en ${wait}.`,
    done: {
      title: 'Su contraseña se cambió',
      text: 'Se cerraron todas sus sesiones. Inicie sesión con su contraseña nueva.',
    },
    gone: {
      title: 'Este enlace ya no funciona',
      text: 'Ya se usó, se envió uno más reciente o tiene más de una hora. No se cambió nada.',
    },
    askAgain: 'Pedir un enlace nuevo',
  },
}
