import type { Language } from '../../src/contract/languages.ts'

/** Of the backend. A story contains the English message, and shows it in the language of the toolbar. */
export const messages: readonly Readonly<Record<Language, string>>[] = [
  {
    en: 'Invalid code provided.',
    es: 'El código no es válido.',
    fr: 'Le code n’est pas valide.',
    zh: '验证码无效。',
  },
  {
    en: 'An SMS message was recently sent. Please wait 30 seconds before trying again.',
    es: 'Se envió un mensaje hace poco. Espere 30 segundos antes de intentarlo de nuevo.',
    fr: 'Un SMS a été envoyé récemment. Attendez 30 secondes avant de réessayer.',
    zh: '刚刚已发送短信。请等待 30 秒后重试。',
  },
  {
    en: 'Password has been used too recently. <b>Choose</b> one you have not used in the last 4 changes.',
    es: 'La contraseña se usó hace muy poco. <b>Elija</b> una que no haya usado en los últimos 4 cambios.',
    fr: 'Le mot de passe a été utilisé trop récemment. <b>Choisissez</b>-en un que vous n’avez pas utilisé lors des 4 derniers changements.',
    zh: '此密码最近使用过。请<b>选择</b>最近 4 次更改中未使用过的密码。',
  },
  {
    en: 'This password was found in a list of commonly used passwords. Please try another password.',
    es: 'Esta contraseña está en una lista de contraseñas muy usadas. Pruebe con otra.',
    fr: 'Ce mot de passe figure dans une liste de mots de passe très utilisés. Essayez-en un autre.',
    zh: '此密码在常用密码列表中。请换一个密码。',
  },
]

const byEnglish = new Map(messages.map((message) => [message.en, message]))

/** Returns any other text unchanged. */
export const messageIn = (language: Language, english: string): string =>
  byEnglish.get(english)?.[language] ?? english
