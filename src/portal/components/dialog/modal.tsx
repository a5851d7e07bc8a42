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
  /** Where focus goes when it opens. */
  initialFocus: RefObject<HTMLElement | null>
  /** Escape and the phone's back gesture; without it the dialog stays until one of its buttons is pressed. */
  onEscape?: () => void
  children: ReactNode
}

/**
 * A native modal dialog for as long as it is rendered. The page behind it is inert; focus goes in when it opens and
 * back where it was when it goes. On a server it renders closed and opens when the browser takes over.
 */
export function Modal({ role, labelledBy, describedBy, size, initialFocus, onEscape, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    initialFocus.current?.focus()
    return () => {
      element?.close()
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
      // Escape is taken here as well: a browser lets a page refuse `cancel` only once in a row.
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && escape(event)}
    >
      {children}
    </dialog>
  )
}
