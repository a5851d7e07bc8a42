import type { CallContext } from '../../domain/request-context.ts'
import { waitText } from '../../platform/language.ts'

interface Causes {
  readonly invalid: string
  readonly expired: string
  readonly tooManyAttempts: string
  readonly pause: string
  readonly tooManyMessages: (wait: string) => string
  readonly notServed: string
  readonly budgetUsedUp: string
}

const causes: Record<CallContext['language'], Causes> = {
  en: {
    invalid: 'Invalid token provided.',
    expired: 'The token has expired. Please request a new one.',
    tooManyAttempts: 'Too many wrong codes were entered. Please request a new one in an hour.',
    pause: 'An SMS message was recently sent. Please wait 30 seconds before trying again.',
    tooManyMessages: (wait) => `Too many messages were sent to this phone. Please try again in ${wait}.`,
    notServed: 'We cannot send text messages to this phone. Please contact customer service.',
    budgetUsedUp:
      'No more text messages can be sent today. Please try again tomorrow, or contact customer service.',
  },
  es: {
    invalid: 'El código no es válido.',
    expired: 'El código venció. Pida uno nuevo.',
    tooManyAttempts: 'Se escribieron demasiados códigos incorrectos. Pida uno nuevo dentro de una hora.',
    pause: 'Se envió un mensaje hace poco. Espere 30 segundos antes de intentarlo de nuevo.',
    tooManyMessages: (wait) =>
      `Se enviaron demasiados mensajes a este teléfono. Inténtelo de nuevo en ${wait}.`,
    notServed:
      'No podemos enviar mensajes de texto a este teléfono. Póngase en contacto con atención al cliente.',
    budgetUsedUp:
      'Hoy no se pueden enviar más mensajes de texto. Inténtelo de nuevo mañana o póngase en contacto con atención al cliente.',
  },
  fr: {
    invalid: 'Le code n’est pas valide.',
    expired: 'Le code a expiré. Demandez-en un nouveau.',
    tooManyAttempts: 'Trop de codes incorrects ont été saisis. Demandez-en un nouveau dans une heure.',
    pause: 'Un SMS a été envoyé récemment. Attendez 30 secondes avant de réessayer.',
    tooManyMessages: (wait) => `Trop de messages ont été envoyés à ce téléphone. Réessayez dans ${wait}.`,
    notServed: 'Nous ne pouvons pas envoyer de SMS à ce téléphone. Contactez le service client.',
    budgetUsedUp:
      'Plus aucun SMS ne peut être envoyé aujourd’hui. Réessayez demain, ou contactez le service client.',
  },
  zh: {
    invalid: '验证码无效。',
    expired: '验证码已过期。请获取新的验证码。',
    tooManyAttempts: '输入错误验证码的次数过多。请在一小时后获取新的验证码。',
    pause: '刚刚已发送短信。请等待 30 秒后重试。',
    tooManyMessages: (wait) => `向此手机发送的短信过多。请在${wait}后重试。`,
    notServed: '我们无法向此手机发送短信。请联系客户服务。',
    budgetUsedUp: '今天无法再发送短信。请明天再试，或联系客户服务。',
  },
}

/**
 * Creates a refusal in Okta's format. The portal shows the first error, with "token" replaced by "code" (document 1,
 * §8).
 */
export const refusedBecause = (
  { language }: Pick<CallContext, 'language'>,
  cause: Exclude<keyof Causes, 'tooManyMessages'>,
) => ({ errorCauses: [{ errorSummary: causes[language][cause] }] })

export const refusedForNow = ({ language }: Pick<CallContext, 'language'>, retryAfter: number) => ({
  errorCauses: [{ errorSummary: causes[language].tooManyMessages(waitText(retryAfter, language)) }],
})

/**
 * The portal treats the refusal "Factor is already active." as success, but only with exactly this text (document 1,
 * §4).
 */
export const alreadyActive = { errorCauses: [{ errorSummary: 'Factor is already active.' }] }
