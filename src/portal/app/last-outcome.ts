import type { InspectionEvent } from 'xstate'

// Imports no class of these errors, because this file loads with every page, and the API client with the first call.
const isAnswer = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'too_many_requests' || error.code === 'refused')

/** Returns whether something broke, if the event is an outcome; otherwise `null`. */
const brokeBy = ({ type, error }: { readonly type: string; readonly error?: unknown }): boolean | null => {
  if (type.startsWith('xstate.error.actor.')) return !isAnswer(error)
  if (type.startsWith('xstate.done.actor.') || type === 'captcha.retry') return false
  return type === 'captcha.failed' ? true : null
}

/**
 * Remembers whether the last outcome of a flow broke: a call failed, an answer could not be read, or a script could not
 * be loaded. An answer of the business, such as a refusal or a rate limit, is not broken.
 */
export const createLastOutcome = () => {
  const listeners = new Set<() => void>()
  let hasBroken = false
  return {
    observe: (inspected: InspectionEvent): void => {
      const broke = inspected.type === '@xstate.event' ? brokeBy(inspected.event) : null
      if (broke === null || broke === hasBroken) return
      hasBroken = broke
      for (const listener of listeners) listener()
    },
    hasBroken: () => hasBroken,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
