import { useId, useRef } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import css from './dialog.module.css'
import { Modal } from './modal.tsx'

interface ConfirmDialogProps {
  open: boolean
  question: string
  yesLabel: string
  noLabel: string
  onYes: () => void
  onNo: () => void
}

/**
 * A dialog that asks a question with the answers Yes and No. At first the button No has the focus, because No keeps the
 * customer's entries. Escape has the same effect as No.
 */
export function ConfirmDialog({ open, question, yesLabel, noLabel, onYes, onNo }: ConfirmDialogProps) {
  const questionId = useId()
  const no = useRef<HTMLButtonElement>(null)
  if (!open) return null
  return (
    <Modal role="alertdialog" labelledBy={questionId} size="small" initialFocus={no} onEscape={onNo}>
      <div className={css.body}>
        <p id={questionId}>{question}</p>
        <Actions>
          <Button onPress={onYes}>{yesLabel}</Button>
          <Button variant="second" ref={no} onPress={onNo}>
            {noLabel}
          </Button>
        </Actions>
      </div>
    </Modal>
  )
}
