import { useId, useRef } from 'react'
import type { Elements } from '../elements.ts'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import css from './dialog.module.css'
import { Modal } from './modal.tsx'

interface AlertDialogProps {
  open: boolean
  /** The picture of an alert that ends the flow. Nothing of the flow is visible behind such an alert. */
  head?: Elements
  title?: string
  text: string
  children?: Elements
  okLabel: string
  onOk: () => void
}

/** A dialog like the browser's `alert`, with a text and one button. Escape has the same effect as the button. */
export function AlertDialog({ open, head, title, text, children, okLabel, onOk }: AlertDialogProps) {
  const titleId = useId()
  const textId = useId()
  const ok = useRef<HTMLButtonElement>(null)
  if (!open) return null
  return (
    <Modal
      role="alertdialog"
      labelledBy={title ? titleId : textId}
      describedBy={title ? textId : undefined}
      size="small"
      initialFocus={ok}
      onEscape={onOk}
    >
      <div className={css.body}>
        {head}
        {title && <h2 id={titleId}>{title}</h2>}
        <div id={textId}>
          <p>{text}</p>
          {children}
        </div>
        <Actions>
          <Button ref={ok} onPress={onOk}>
            {okLabel}
          </Button>
        </Actions>
      </div>
    </Modal>
  )
}
