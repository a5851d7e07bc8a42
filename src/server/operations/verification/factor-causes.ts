import type { CallContext } from '../../domain/request-context.ts'

interface Causes {
  readonly invalid: string
  readonly expired: string
  readonly tooManyAttempts: string
  readonly pause: string
  readonly tooManyMessages: string
  readonly notServed: string
  readonly budgetUsedUp: string
}

const causes: Record<CallContext['language'], Causes> = {
  en: {
    invalid: 'Invalid token provided.',
    expired: 'The token has expired. Please request a new one.',
    tooManyAttempts: 'Too many wrong codes were entered. Please request a new one in an hour.',
    pause: 'An SMS message was recently sent. Please wait 30 seconds before trying again.',
    tooManyMessages: 'Too many messages were sent to this phone today. Please try again tomorrow.',
    notServed: 'We cannot send text messages to this phone. Please contact customer service.',
    budgetUsedUp:
      'No more text messages can be sent today. Please try again tomorrow, or contact customer service.',
  },
  es: {
    invalid: 'El código no es válido.',
    expired: 'El código venció. Pida uno nuevo.',
    tooManyAttempts: 'Se ingresaron demasiados códigos incorrectos. Pida uno nuevo dentro de una hora.',
    pause: 'Se envió un mensaje hace poco. Espere 30 segundos antes de intentarlo de nuevo.',
    tooManyMessages: 'Hoy se enviaron demasiados mensajes a este teléfono. Inténtelo de nuevo mañana.',
    notServed: 'No podemos enviar mensajes de texto a este teléfono. Comuníquese con atención al cliente.',
    budgetUsedUp:
      'Hoy no se pueden enviar más mensajes de texto. Inténtelo de nuevo mañana o comuníquese con atención al cliente.',
  },
}

/** Refusals in the provider's shape. The portal shows the first, with "token" replaced by "code" (document 1, §8). */
export const refusedBecause = (context: Pick<CallContext, 'language'>, cause: keyof Causes) => ({
  errorCauses: [{ errorSummary: causes[context.language][cause] }],
})

/** Counts as success for the portal, which compares it to the letter (document 1, §4). */
export const alreadyActive = { errorCauses: [{ errorSummary: 'Factor is already active.' }] }
