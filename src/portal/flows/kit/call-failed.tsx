import { useState } from 'react'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { PhoneSentence } from './links.tsx'
import { useCommonText, useWithWait } from './portal.tsx'
import { ReportSlot } from './report-slot.tsx'

interface CallFailedProps {
  readonly open: boolean
  readonly title?: string | undefined
  /** The documented message of the flow. */
  readonly text: string
  /** Seconds to wait before the next try, if the backend sent a wait; otherwise `undefined`. */
  readonly waitSeconds: number | undefined
  /** A sentence with the support phone, below the message. */
  readonly help?: ((phone: string) => string) | undefined
  /** The text of the button; "OK" by default. */
  readonly okLabel?: string
  readonly onOk: () => void
}

/**
 * The alert after a failed call. It shows the flow's message, the wait, other help, and one button. The button for a
 * report is on the page behind the alert, never inside it. The form behind the alert keeps its entries.
 */
export function CallFailed({ open, title, text, waitSeconds, help, okLabel, onOk }: CallFailedProps) {
  const withWait = useWithWait()
  const common = useCommonText()
  const message = withWait(text, waitSeconds)
  const [hasFailed, setHasFailed] = useState(open)
  if (open && !hasFailed) setHasFailed(true)
  return (
    <>
      {hasFailed && <ReportSlot />}
      <AlertDialog
        open={open}
        {...(title !== undefined && { title })}
        text={
          help ? (
            <>
              <span>{message}</span> <br />
              <span>
                <PhoneSentence say={help} />
              </span>
            </>
          ) : (
            message
          )
        }
        okLabel={okLabel ?? common.ok}
        onOk={onOk}
      />
    </>
  )
}
