import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { PhoneSentence } from './links.tsx'
import { useCommonText } from './portal.tsx'
import { Wait } from './wait.tsx'

interface CallFailedProps {
  readonly open: boolean
  readonly title?: string | undefined
  /** The message that the documents prescribe for a failed call of this flow. */
  readonly text: string
  /** The backend's reason, below the message; empty if there is none. */
  readonly reason?: string
  /** The seconds to wait before the next try, if the backend has sent a waiting time; otherwise `undefined`. */
  readonly waitSeconds: number | undefined
  /**
   * The sentence with the phone number of support, below the message. `null` only for a documented message that names no
   * contact.
   */
  readonly help?: ((phone: string) => string) | null
  /** The text of the button; "OK" by default. */
  readonly okLabel?: string
  readonly onOk: () => void
}

/**
 * The alert after a failed call. The alert shows the flow's message, the waiting time, other help, and one button. The
 * form behind the alert keeps its entries.
 */
export function CallFailed({ open, title, text, reason, waitSeconds, help, okLabel, onOk }: CallFailedProps) {
  const common = useCommonText()
  return (
    <AlertDialog
      open={open}
      {...(title !== undefined && { title })}
      text={text}
      okLabel={okLabel ?? common.ok}
      onOk={onOk}
    >
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
