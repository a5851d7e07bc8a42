import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { classes } from '../classes.ts'
import css from './dialog.module.css'

interface ModalProps {
  role?: 'dialog' | 'alertdialog'
  labelledBy: string
  describedBy?: string
  size?: 'small' | 'wide'
  initialFocus: RefObject<HTMLElement | null>
  /**
   * Runs on Escape, and on the phone's gesture for Back. If this function is missing, the dialog stays open until the
   * customer presses one of its buttons.
   */
  onEscape?: () => void
  children: ReactNode
}

/**
 * A native modal dialog, which is open as long as the component is rendered. The page behind the dialog is inert.
 * When the dialog opens, the focus moves into the dialog. When the dialog closes, the focus returns to the previous
 * element. The title of the document begins with the dialog's title, for somebody who comes back to the tab. A server
 * renders the dialog closed, and hydration opens it.
 */
export function Modal({ role, labelledBy, describedBy, size, initialFocus, onEscape, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    const titleBefore = document.title
    const title = element?.querySelector('h2')?.textContent
    const titleNow = title ? `${title} – ${titleBefore}` : titleBefore
    document.title = titleNow
    element?.showModal()
    initialFocus.current?.focus()
    return () => {
      element?.close()
      if (document.title === titleNow) document.title = titleBefore
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [initialFocus])
  const escape = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onEscape?.()
  }
  return (
    <dialog
      ref={dialog}
      role={role}
      className={classes(css.dialog, size && css[size])}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={escape}
      // The component handles the key Escape itself. Preventing the event `cancel` is not enough, because a browser
      // lets a page prevent it only once, and closes the dialog at the next Escape.
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && escape(event)}
    >
      {children}
    </dialog>
  )
}
