import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { useCommonText } from './portal.tsx'

interface LeavingDialogProps {
  readonly open: boolean
  readonly send: (event: { type: 'leave.confirm' | 'leave.cancel' }) => void
}

/** The dialog that asks before the close icon discards entries. */
export function LeavingDialog({ open, send }: LeavingDialogProps) {
  const { leaving } = useCommonText()
  return (
    <ConfirmDialog
      open={open}
      question={leaving.question}
      yesLabel={leaving.yes}
      noLabel={leaving.no}
      onYes={() => send({ type: 'leave.confirm' })}
      onNo={() => send({ type: 'leave.cancel' })}
    />
  )
}
