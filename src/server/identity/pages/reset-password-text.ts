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
    'No puede ser fácil de adivinar',
  ],
  confirmPassword: 'Confirmar contraseña',
  save: 'Guardar contraseña',
  problems: {
    passwordRequired: 'La contraseña es obligatoria',
    passwordInvalid: 'La contraseña no es válida',
    passwordTooLong: 'Use como máximo 256 caracteres.',
    passwordCommon: 'Esta contraseña es fácil de adivinar. Elija otra.',
    passwordUsed: 'Esta es su contraseña actual. Elija otra.',
    confirmPasswordRequired: 'Confirme la contraseña',
    passwordsDoNotMatch: 'Las contraseñas no coinciden',
  },
  doneTitle: 'Su contraseña ha cambiado',
  doneText: 'Se cerraron todas sus sesiones. Inicie sesión con su contraseña nueva.',
  goneTitle: 'Este enlace ya no funciona',
  goneText: 'Ya se usó, se envió uno más reciente o tiene más de una hora. No se cambió nada.',
  askAgain: 'Pedir un enlace nuevo',
}

export const resetTexts: Readonly<Record<Language, ResetText>> = { en: english, es: spanish }
