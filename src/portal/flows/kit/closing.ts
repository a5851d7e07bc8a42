import type { MouseEvent } from 'react'
import { hasTyped } from './form.ts'
import { isPlainPress } from '../../components/plain-press.ts'

/**
 * Presses the close icon of a step: the flow ends, and its `onDone` leads on. With a key held the icon is a link that opens
 * elsewhere, and the flow goes on.
 */
export const closing =
  (send: (event: { type: 'close.choose' }) => void) =>
  (event: MouseEvent): void => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    send({ type: 'close.choose' })
  }

/** The same for a step with a form: the flow asks first when something in it would be lost. */
export const closeForm = (
  event: MouseEvent,
  form: HTMLFormElement | null,
  send: (event: { type: 'close.choose'; hasTyped: boolean }) => void,
): void => closing(({ type }) => send({ type, hasTyped: form !== null && hasTyped(form) }))(event)
