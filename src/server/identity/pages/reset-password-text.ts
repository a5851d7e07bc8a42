import type { ResetProblem } from '../password/reset-password.ts'
import type { Language } from '../../platform/language.ts'

const english = {
  title: 'Choose a new password',
  newPassword: 'New Password',
  rules: [
    'At least 8 characters',
    'One uppercase letter',
    'One lowercase letter',
    'One number',
    'No part of your login ID',
    'Not your current password',
    'Not a password that is easy to guess',
  ],
  confirmPassword: 'Confirm Password',
  save: 'Save Password',
  problems: {
    passwordRequired: 'Password Required',
    passwordInvalid: 'Invalid Password',
    passwordTooLong: 'Please use at most 256 characters.',
    passwordCommon: 'This password is easy to guess. Please choose another.',
    passwordUsed: 'This is your current password. Please choose another.',
    confirmPasswordRequired: 'Confirm Password Required',
    passwordsDoNotMatch: 'Passwords Do Not Match',
  } satisfies Record<ResetProblem, string>,
  tooManyTries: (wait: string) => `There were too many tries. Please try again in ${wait}.`,
  doneTitle: 'Your password is changed',
  doneText: 'You were logged out everywhere. Please log in with your new password.',
  goneTitle: 'This link no longer works',
  goneText: 'It was used already, a newer one was sent, or it is more than an hour old. Nothing was changed.',
  askAgain: 'Get a New Link',
}
type ResetText = typeof english

const spanish: ResetText = {
  title: 'Elija una contraseña nueva',
  newPassword: 'Contraseña nueva',
  rules: [
    'Al menos 8 caracteres',
    'Una letra mayúscula',
    'Una letra minúscula',
    'Un número',
    'Ninguna parte de su ID de usuario',
    'No puede ser la contraseña actual',
    'No puede ser una contraseña fácil de adivinar',
  ],
  confirmPassword: 'Confirmar contraseña',
  save: 'Guardar contraseña',
  problems: {
    passwordRequired: 'Escriba la contraseña',
    passwordInvalid: 'La contraseña no es válida',
    passwordTooLong: 'Use como máximo 256 caracteres.',
    passwordCommon: 'Esta contraseña es fácil de adivinar. Elija otra.',
    passwordUsed: 'Esta es su contraseña actual. Elija otra.',
    confirmPasswordRequired: 'Confirme la contraseña',
    passwordsDoNotMatch: 'Las contraseñas no coinciden',
  },
  tooManyTries: (wait) => `Hubo demasiados intentos. Inténtelo de nuevo en ${wait}.`,
  doneTitle: 'Su contraseña se cambió',
  doneText: 'Se cerraron todas sus sesiones. Inicie sesión con su contraseña nueva.',
  goneTitle: 'Este enlace ya no funciona',
  goneText: 'Ya se usó, se envió uno más reciente o tiene más de una hora. No se cambió nada.',
  askAgain: 'Pedir un enlace nuevo',
}

const french: ResetText = {
  title: 'Choisissez un nouveau mot de passe',
  newPassword: 'Nouveau mot de passe',
  rules: [
    'Au moins 8 caractères',
    'Une lettre majuscule',
    'Une lettre minuscule',
    'Un chiffre',
    'Aucune partie de votre identifiant',
    'Différent de votre mot de passe actuel',
    'Un mot de passe difficile à deviner',
  ],
  confirmPassword: 'Confirmer le mot de passe',
  save: 'Enregistrer le mot de passe',
  problems: {
    passwordRequired: 'Le mot de passe est obligatoire',
    passwordInvalid: 'Le mot de passe n’est pas valide',
    passwordTooLong: 'Utilisez 256 caractères au maximum.',
    passwordCommon: 'Ce mot de passe est facile à deviner. Choisissez-en un autre.',
    passwordUsed: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
    confirmPasswordRequired: 'Confirmez le mot de passe',
    passwordsDoNotMatch: 'Les mots de passe ne sont pas identiques',
  },
  tooManyTries: (wait) => `Il y a eu trop de tentatives. Réessayez dans ${wait}.`,
  doneTitle: 'Votre mot de passe a été modifié',
  doneText: 'Toutes vos sessions ont été fermées. Connectez-vous avec votre nouveau mot de passe.',
  goneTitle: 'Ce lien ne fonctionne plus',
  goneText:
    'Il a déjà été utilisé, un lien plus récent a été envoyé ou il date de plus d’une heure. Rien n’a été modifié.',
  askAgain: 'Demander un nouveau lien',
}

const chinese: ResetText = {
  title: '设置新密码',
  newPassword: '新密码',
  rules: [
    '至少 8 个字符',
    '一个大写字母',
    '一个小写字母',
    '一个数字',
    '不含登录名的任何部分',
    '不能是当前密码',
    '不能是容易猜到的密码',
  ],
  confirmPassword: '确认密码',
  save: '保存密码',
  problems: {
    passwordRequired: '请输入密码',
    passwordInvalid: '密码无效',
    passwordTooLong: '最多使用 256 个字符。',
    passwordCommon: '此密码容易猜到。请另选一个。',
    passwordUsed: '这是您当前的密码。请另选一个。',
    confirmPasswordRequired: '请确认密码',
    passwordsDoNotMatch: '两次输入的密码不一致',
  },
  tooManyTries: (wait) => `尝试次数过多。请在${wait}后重试。`,
  doneTitle: '您的密码已更改',
  doneText: '您已在所有设备上退出登录。请用新密码登录。',
  goneTitle: '此链接已失效',
  goneText: '它已使用过、已有更新的链接，或已超过一小时。未作任何更改。',
  askAgain: '获取新链接',
}

export const resetTexts: Readonly<Record<Language, ResetText>> = {
  en: english,
  es: spanish,
  fr: french,
  zh: chinese,
}
