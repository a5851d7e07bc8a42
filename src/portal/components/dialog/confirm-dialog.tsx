import { useId, useRef } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import css from './dialog.module.css'
import { Modal } from './modal.tsx'

interface ConfirmDialogProps {
  open: boolean
  question: string
  /** What happens after Yes. */
  text?: string
  yesLabel: string
  noLabel: string
  onYes: () => void
  onNo: () => void
}

/**
 * A dialog that asks a question with the answers Yes and No. No is the main button and has the focus at first, because No
 * keeps the customer's entries. Escape has the same effect as No.
 */
export function ConfirmDialog({ open, question, text, yesLabel, noLabel, onYes, onNo }: ConfirmDialogProps) {
  const questionId = useId()
  const textId = useId()
  const no = useRef<HTMLButtonElement>(null)
  if (!open) return null
  return (
    <Modal
      role="alertdialog"
      labelledBy={questionId}
      describedBy={text && textId}
      size="small"
      initialFocus={no}
      onEscape={onNo}
    >
      <div className={css.body}>
        <h2 id={questionId}>{question}</h2>
        {text && <p id={textId}>{text}</p>}
        <Actions>
          <Button variant="second" onPress={onYes}>
            {yesLabel}
          </Button>
          <Button ref={no} onPress={onNo}>
            {noLabel}
          </Button>
        </Actions>
      </div>
    </Modal>
  )
}
