import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { useCommonText } from './portal.tsx'

interface LeavingDialogProps {
  readonly open: boolean
  readonly send: (event: { type: 'leave.confirm' | 'leave.cancel' }) => void
}

export function LeavingDialog({ open, send }: LeavingDialogProps) {
  const { leaving } = useCommonText()
  return (
    <ConfirmDialog
      open={open}
      question={leaving.question}
      text={leaving.text}
      yesLabel={leaving.yes}
      noLabel={leaving.no}
      onYes={() => send({ type: 'leave.confirm' })}
      onNo={() => send({ type: 'leave.cancel' })}
    />
  )
}
