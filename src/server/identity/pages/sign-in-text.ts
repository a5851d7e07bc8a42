import type { Language } from '../../platform/language.ts'

/** How long to wait, as "15 minutes" or "23 hours", never shorter than it is. */
export const waitInWords = (seconds: number, language: Language): string => {
  const minutes = Math.ceil(seconds / 60)
  const [amount, unit] = minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}

const english = {
  logIn: 'Log in',
  logInButton: 'Log In',
  loginId: 'Login ID',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  passwordWord: 'password',
  forgotPassword: 'Forgot Password',
  forgotLogin: 'Forgot Login ID',
  newHere: 'New here?',
  signUp: 'Sign Up',
  skip: 'Skip to main content',
  home: (product: string) => `${product} home`,
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  otherLanguage: 'Español',
  error: 'Error',
  problem: 'There is a problem',
  problems: {
    loginIdRequired: 'Login Id Required',
    passwordRequired: 'Password Required',
    refused: 'The Login ID or password is not right. Please check both and try again.',
    notActivated: 'Your account has been created but is not yet activated.',
    inactive: 'This login is not active. Please contact customer service.',
    codeRequired: 'Verification Code Required',
    wrong: 'That code is not right. Please check the text message and try again.',
    expired: 'That code has expired. Please ask for a new one.',
    blocked: 'There were too many tries. No code can be used now. Please try again in an hour.',
    noMoreMessages:
      'There were too many tries. No more codes can be sent to this phone today. Please try again tomorrow.',
    notServed: 'We cannot send text messages to this phone. Please contact customer service.',
    budgetUsedUp:
      'No more text messages can be sent today. Please try again tomorrow, or contact customer service.',
    tooManyTries: (wait: string) =>
      `There were too many tries. Please try again in ${wait}, or choose Forgot Password: a new password works at once.`,
  },
  notActivatedHelp: 'Please open the activation link in the email we sent you, then log in here.',
  check: 'Check your phone',
  codeSent: (end: string) =>
    `We sent a code of 6 digits to your phone ending in ${end}. It is good for 10 minutes.`,
  code: 'Verification Code',
  verify: 'Verify',
  resend: 'Resend Code',
  cooldown: (seconds: number) =>
    `A code has just gone to this phone. You can ask for another in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  resent: 'A new code is on its way.',
  expiredTitle: 'This log in page has expired',
  expiredText: 'It was open for too long, or it was already used. Nothing was sent. Please start again.',
  failedTitle: 'We could not log you in',
  failedText: 'Something in the request was not as we expected. Please start again from our home page.',
  logOut: 'Log out',
  logOutButton: 'Log Out',
  signedOutTitle: 'You are logged out',
  signedOutText: 'To see your account again, log in.',
  back: (product: string) => `Back to ${product}`,
}

/** Every word of the identity provider's pages and messages. */
export type Text = typeof english

const spanish: Text = {
  logIn: 'Iniciar sesión',
  logInButton: 'Iniciar sesión',
  loginId: 'ID de usuario',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  passwordWord: 'contraseña',
  forgotPassword: 'Olvidé mi contraseña',
  forgotLogin: 'Olvidé mi ID de usuario',
  newHere: '¿Es su primera vez aquí?',
  signUp: 'Registrarse',
  skip: 'Ir al contenido principal',
  home: (product) => `Inicio de ${product}`,
  privacy: 'Política de privacidad',
  terms: 'Condiciones de uso',
  otherLanguage: 'English',
  error: 'Error',
  problem: 'Hay un problema',
  problems: {
    loginIdRequired: 'El ID de usuario es obligatorio',
    passwordRequired: 'La contraseña es obligatoria',
    refused: 'El ID de usuario o la contraseña no son correctos. Revise los dos e inténtelo de nuevo.',
    notActivated: 'Su cuenta se ha creado, pero todavía no está activada.',
    inactive: 'Este usuario no está activo. Comuníquese con atención al cliente.',
    codeRequired: 'El código de verificación es obligatorio',
    wrong: 'El código no es correcto. Revise el mensaje de texto e inténtelo de nuevo.',
    expired: 'El código ha caducado. Pida uno nuevo.',
    blocked:
      'Hubo demasiados intentos. Ahora no se puede usar ningún código. Inténtelo de nuevo en una hora.',
    noMoreMessages:
      'Hubo demasiados intentos. Hoy no se pueden enviar más códigos a este teléfono. Inténtelo de nuevo mañana.',
    notServed: 'No podemos enviar mensajes de texto a este teléfono. Comuníquese con atención al cliente.',
    budgetUsedUp:
      'Hoy no se pueden enviar más mensajes de texto. Inténtelo de nuevo mañana o comuníquese con atención al cliente.',
    tooManyTries: (wait) =>
      `Hubo demasiados intentos. Inténtelo de nuevo en ${wait} o elija Olvidé mi contraseña: una contraseña nueva sirve enseguida.`,
  },
  notActivatedHelp: 'Abra el enlace de activación del correo que le enviamos y después inicie sesión aquí.',
  check: 'Revise su teléfono',
  codeSent: (end) =>
    `Enviamos un código de 6 dígitos a su teléfono terminado en ${end}. Es válido durante 10 minutos.`,
  code: 'Código de verificación',
  verify: 'Verificar',
  resend: 'Reenviar código',
  cooldown: (seconds) =>
    `Un código acaba de salir hacia este teléfono. Puede pedir otro en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  resent: 'Un nuevo código está en camino.',
  expiredTitle: 'Esta página de inicio de sesión ha caducado',
  expiredText: 'Estuvo abierta demasiado tiempo o ya se usó. No se envió nada. Empiece de nuevo.',
  failedTitle: 'No pudimos iniciar su sesión',
  failedText: 'Algo en la solicitud no era lo esperado. Empiece de nuevo desde nuestra página de inicio.',
  logOut: 'Cerrar sesión',
  logOutButton: 'Cerrar sesión',
  signedOutTitle: 'Ha cerrado la sesión',
  signedOutText: 'Para ver su cuenta otra vez, inicie sesión.',
  back: (product) => `Volver a ${product}`,
}

export const texts: Readonly<Record<Language, Text>> = { en: english, es: spanish }
