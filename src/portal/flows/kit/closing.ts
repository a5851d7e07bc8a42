import type { MouseEvent } from 'react'
import { hasTyped } from './form.ts'
import { isPlainPress } from '../../components/plain-press.ts'

/**
 * Handles a press on the close icon of a step. The flow ends, and its `onDone` opens the next page. If the customer
 * holds a modifier key, the browser opens the icon's link in another tab, and the flow continues.
 */
export const closing =
  (send: (event: { type: 'close.choose' }) => void) =>
  (event: MouseEvent): void => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    send({ type: 'close.choose' })
  }

/** If the form has entries, the flow first asks for a confirmation. */
export const closeForm = (
  event: MouseEvent,
  form: HTMLFormElement | null,
  send: (event: { type: 'close.choose'; hasTyped: boolean }) => void,
): void => closing(({ type }) => send({ type, hasTyped: form !== null && hasTyped(form) }))(event)
