import type { Elements } from '../../components/elements.ts'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { PhoneSentence } from './links.tsx'
import { useCommonText } from './portal.tsx'
import { Wait } from './wait.tsx'

interface CallFailedProps {
  readonly open: boolean
  readonly head?: Elements
  readonly title?: string
  readonly text: string
  readonly reason?: string
  readonly waitSeconds: number | undefined
  /**
   * The sentence with the phone number of support, below the message. `null` only for a documented message that names no
   * contact.
   */
  readonly help?: ((phone: string) => string) | null
  readonly okLabel?: string
  readonly onOk: () => void
}

export function CallFailed({ reason, waitSeconds, help, okLabel, ...dialog }: CallFailedProps) {
  const common = useCommonText()
  return (
    <AlertDialog {...dialog} okLabel={okLabel ?? common.ok}>
      {reason !== undefined && reason !== '' && <p>{reason}</p>}
      <Wait seconds={waitSeconds} />
      {help !== null && (
        <p>
          <PhoneSentence say={help !== undefined && navigator.onLine ? help : common.callUs} />
        </p>
      )}
    </AlertDialog>
  )
}
