import { inUnits, type Language } from '../../platform/language.ts'

/** How long to wait, as "15 minutes" or "23 hours", never shorter than it is. */
export const waitInWords = (seconds: number, language: Language): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90
    ? inUnits(language, minutes, 'minute')
    : inUnits(language, Math.ceil(minutes / 60), 'hour')
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
  language: 'Language',
  error: 'Error:',
  problem: 'There is a problem',
  problems: {
    loginIdRequired: 'Login Id Required',
    passwordRequired: 'Password Required',
    refused: 'The Login ID or password is not right. Please check both and try again.',
    notActivated: 'Your account has been created but is not yet activated.',
    lapsed: 'Your registration has lapsed: it was not activated within three weeks.',
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
  lapsedHelp: 'Please choose Sign Up below and register again. You need your bill.',
  check: 'Check your phone',
  codeSent: (end: string) =>
    `We sent a code of 6 digits to your phone ending in ${end}. It is good for 10 minutes.`,
  code: 'Verification Code',
  verify: 'Verify',
  resend: 'Resend Code',
  cooldown: (seconds: number) =>
    `We have just sent a code to this phone. You can ask for another in ${inUnits('en', seconds, 'second')}.`,
  resent: 'A new code is on its way.',
  expiredTitle: 'This log in page has expired',
  expiredText: 'It was open for too long, or it was already used. Nothing was sent. Please start again.',
  failedTitle: 'We could not log you in',
  failedText: 'That link did not work. Please start again from our home page.',
  busyTitle: 'Please try again in a minute',
  busyText: 'We are too busy right now. Go back and try again in a minute.',
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
  language: 'Idioma',
  error: 'Error:',
  problem: 'Hay un problema',
  problems: {
    loginIdRequired: 'Escriba su ID de usuario',
    passwordRequired: 'Escriba la contraseña',
    refused: 'El ID de usuario o la contraseña no son correctos. Revise los dos e inténtelo de nuevo.',
    notActivated: 'Su cuenta se creó, pero todavía no está activada.',
    lapsed: 'Su registro venció: no se activó en tres semanas.',
    inactive: 'Este acceso no está activo. Póngase en contacto con atención al cliente.',
    codeRequired: 'Escriba el código de verificación',
    wrong: 'El código no es correcto. Revise el mensaje de texto e inténtelo de nuevo.',
    expired: 'El código venció. Pida uno nuevo.',
    blocked:
      'Hubo demasiados intentos. Ahora no se puede usar ningún código. Inténtelo de nuevo en una hora.',
    noMoreMessages:
      'Hubo demasiados intentos. Hoy no se pueden enviar más códigos a este teléfono. Inténtelo de nuevo mañana.',
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
  code: 'Código de verificación',
  verify: 'Verificar',
  resend: 'Reenviar código',
  cooldown: (seconds) =>
    `Acabamos de enviar un código a este teléfono. Puede pedir otro en ${inUnits('es', seconds, 'second')}.`,
  resent: 'Un nuevo código está en camino.',
  expiredTitle: 'Esta página de inicio de sesión venció',
  expiredText: 'Estuvo abierta demasiado tiempo o ya se usó. No se envió nada. Empiece de nuevo.',
  failedTitle: 'No pudimos iniciar su sesión',
  failedText: 'Ese enlace no funcionó. Empiece de nuevo desde nuestra página de inicio.',
  busyTitle: 'Inténtelo de nuevo en un minuto',
  busyText: 'En este momento tenemos demasiadas solicitudes. Vuelva atrás e inténtelo de nuevo en un minuto.',
  logOut: 'Cerrar sesión',
  logOutButton: 'Cerrar sesión',
  signedOutTitle: 'Su sesión se cerró',
  signedOutText: 'Para ver su cuenta otra vez, inicie sesión.',
  back: (product) => `Volver a ${product}`,
}

const french: Text = {
  logIn: 'Se connecter',
  logInButton: 'Se connecter',
  loginId: 'Identifiant',
  password: 'Mot de passe',
  show: 'Afficher',
  hide: 'Masquer',
  passwordWord: 'le mot de passe',
  forgotPassword: 'Mot de passe oublié',
  forgotLogin: 'Identifiant oublié',
  newHere: 'Première visite ?',
  signUp: 'S’inscrire',
  skip: 'Aller au contenu principal',
  home: (product) => `Accueil ${product}`,
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  language: 'Langue',
  error: 'Erreur :',
  problem: 'Il y a un problème',
  problems: {
    loginIdRequired: 'L’identifiant est obligatoire',
    passwordRequired: 'Le mot de passe est obligatoire',
    refused: 'L’identifiant ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
    notActivated: 'Votre compte a été créé, mais il n’est pas encore activé.',
    lapsed: 'Votre inscription n’est plus valable : elle n’a pas été activée dans les trois semaines.',
    inactive: 'Cet accès n’est pas actif. Contactez le service client.',
    codeRequired: 'Le code de vérification est obligatoire',
    wrong: 'Le code est incorrect. Vérifiez le SMS et réessayez.',
    expired: 'Le code a expiré. Demandez-en un nouveau.',
    blocked:
      'Il y a eu trop de tentatives. Aucun code ne peut être utilisé pour le moment. Réessayez dans une heure.',
    noMoreMessages:
      'Il y a eu trop de tentatives. Plus aucun code ne peut être envoyé à ce téléphone aujourd’hui. Réessayez demain.',
    notServed: 'Nous ne pouvons pas envoyer de SMS à ce téléphone. Contactez le service client.',
    budgetUsedUp:
      'Plus aucun SMS ne peut être envoyé aujourd’hui. Réessayez demain, ou contactez le service client.',
    tooManyTries: (wait) =>
      `Il y a eu trop de tentatives. Réessayez dans ${wait}, ou choisissez Mot de passe oublié : un nouveau mot de passe fonctionne aussitôt.`,
  },
  notActivatedHelp:
    'Ouvrez le lien d’activation de l’email que nous vous avons envoyé, puis connectez-vous ici.',
  lapsedHelp: 'Choisissez S’inscrire ci-dessous et inscrivez-vous de nouveau. Il vous faut votre facture.',
  check: 'Consultez votre téléphone',
  codeSent: (end) =>
    `Nous avons envoyé un code de 6 chiffres à votre téléphone se terminant par ${end}. Il est valable ${inUnits('fr', 10, 'minute')}.`,
  code: 'Code de vérification',
  verify: 'Vérifier',
  resend: 'Renvoyer le code',
  cooldown: (seconds) =>
    `Nous venons d’envoyer un code à ce téléphone. Vous pourrez en demander un autre dans ${inUnits('fr', seconds, 'second')}.`,
  resent: 'Un nouveau code est en route.',
  expiredTitle: 'Cette page de connexion a expiré',
  expiredText:
    'Elle est restée ouverte trop longtemps ou a déjà été utilisée. Rien n’a été envoyé. Recommencez.',
  failedTitle: 'Nous n’avons pas pu vous connecter',
  failedText: 'Ce lien n’a pas fonctionné. Recommencez depuis notre page d’accueil.',
  busyTitle: 'Réessayez dans une minute',
  busyText: 'Nous recevons trop de demandes en ce moment. Revenez en arrière et réessayez dans une minute.',
  logOut: 'Se déconnecter',
  logOutButton: 'Se déconnecter',
  signedOutTitle: 'Votre session est fermée',
  signedOutText: 'Pour revoir votre compte, connectez-vous.',
  back: (product) => `Retour à ${product}`,
}

const chinese: Text = {
  logIn: '登录',
  logInButton: '登录',
  loginId: '登录名',
  password: '密码',
  show: '显示',
  hide: '隐藏',
  passwordWord: '密码',
  forgotPassword: '忘记密码',
  forgotLogin: '忘记登录名',
  newHere: '第一次使用？',
  signUp: '注册',
  skip: '跳到主要内容',
  home: (product) => `${product} 首页`,
  privacy: '隐私政策',
  terms: '使用条款',
  language: '语言',
  error: '错误：',
  problem: '请更正以下内容',
  problems: {
    loginIdRequired: '请输入登录名',
    passwordRequired: '请输入密码',
    refused: '登录名或密码不正确。请检查后重试。',
    notActivated: '您的账户已创建，但尚未激活。',
    lapsed: '您的注册已失效：未在三周内激活。',
    inactive: '此登录信息已停用。请联系客户服务。',
    codeRequired: '请输入验证码',
    wrong: '验证码不正确。请查看短信，然后重试。',
    expired: '验证码已过期。请获取新的验证码。',
    blocked: '尝试次数过多，目前无法使用任何验证码。请一小时后再试。',
    noMoreMessages: '尝试次数过多，今天无法再向此手机发送验证码。请明天再试。',
    notServed: '我们无法向此手机发送短信。请联系客户服务。',
    budgetUsedUp: '今天无法再发送短信。请明天再试，或联系客户服务。',
    tooManyTries: (wait) => `尝试次数过多。请在${wait}后重试，或选择“忘记密码”：设置新密码后即可登录。`,
  },
  notActivatedHelp: '请打开我们发送的邮件中的激活链接，然后在此登录。',
  lapsedHelp: '请选择下方的“注册”并重新注册。您需要账单。',
  check: '请查看您的手机',
  codeSent: (end) =>
    `我们已向您尾号为 ${end} 的手机发送 6 位数验证码，有效期为${inUnits('zh', 10, 'minute')}。`,
  code: '验证码',
  verify: '验证',
  resend: '重新发送验证码',
  cooldown: (seconds) =>
    `我们刚刚向此手机发送了验证码。您可以在${inUnits('zh', seconds, 'second')}后再次获取。`,
  resent: '新的验证码正在发送。',
  expiredTitle: '此登录页面已过期',
  expiredText: '页面打开时间过长，或已使用过。未发送任何内容。请重新开始。',
  failedTitle: '我们无法为您登录',
  failedText: '此链接无法使用。请从我们的首页重新开始。',
  busyTitle: '请在一分钟后重试',
  busyText: '目前请求过多。请返回上一页，在一分钟后重试。',
  logOut: '退出登录',
  logOutButton: '退出登录',
  signedOutTitle: '您已退出登录',
  signedOutText: '如需再次查看账户，请登录。',
  back: (product) => `返回 ${product}`,
}

export const texts: Readonly<Record<Language, Text>> = {
  en: english,
  es: spanish,
  fr: french,
  zh: chinese,
}
