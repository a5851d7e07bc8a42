import type { timeLimitMachine } from '../../../../machines/parts/time-limit.machine.ts'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { useText } from '../kit/portal.tsx'

export function Screen({ snapshot, send }: ScreenProps<typeof timeLimitMachine>) {
  const text = useText('timeLimit')
  if (snapshot.value === 'quiet') return null
  const { title, text: message, button } = text[snapshot.value]
  return (
    <AlertDialog
      open
      title={title}
      text={message}
      okLabel={button}
      onOk={() => send({ type: 'time.extend' })}
    />
  )
}
