import { useState } from 'react'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { PhoneSentence } from './links.tsx'
import { useCommonText, useWithWait } from './portal.tsx'
import { ReportSlot } from './report-slot.tsx'

interface CallFailedProps {
  readonly open: boolean
  readonly title?: string | undefined
  /** The flow's message from the documents. */
  readonly text: string
  /** Seconds to wait before the next try when the backend named them; `undefined` when there is no wait. */
  readonly waitSeconds: number | undefined
  /** A sentence with the support phone, below the message. */
  readonly help?: ((phone: string) => string) | undefined
  /** "OK" by default. */
  readonly okLabel?: string
  readonly onOk: () => void
}

/**
 * The alert of a failed call: the flow's message, the wait, other help, and one button. A report to support appears
 * on the page below it, never inside the alert. The entries stay in the page behind it.
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
