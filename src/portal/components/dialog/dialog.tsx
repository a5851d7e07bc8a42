import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './dialog.module.css'
import { Modal } from './modal.tsx'

interface DialogProps {
  open: boolean
  title: string
  /**
   * Runs after a press on the close button, and on Escape. Omit this function if the customer must press a button
   * inside the dialog.
   */
  onClose?: () => void
  closeLabel: string
  wide?: boolean
  /** The element that gets the focus when the dialog opens; the title by default. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A modal dialog with a title, a close button and any content. */
export function Dialog({ open, title, onClose, closeLabel, wide, initialFocus, children }: DialogProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  if (!open) return null
  return (
    <Modal
      labelledBy={titleId}
      size={wide ? 'wide' : undefined}
      initialFocus={initialFocus ?? heading}
      onEscape={onClose}
    >
      <header>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {onClose && (
          <button type="button" className={`link ${css.close}`} onClick={onClose}>
            <Icon name="cross" />
            <span>{closeLabel}</span>
          </button>
        )}
      </header>
      <div className={css.body}>{children}</div>
    </Modal>
  )
}
