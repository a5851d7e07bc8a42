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
  /** Seconds to wait before the next try, where the backend named them; `undefined` where nothing waits. */
  readonly waitSeconds: number | undefined
  /** A sentence with the support phone, below the message. */
  readonly help?: ((phone: string) => string) | undefined
  /** "OK" by default. */
  readonly okLabel?: string
  readonly onOk: () => void
}

/**
 * The alert of a call that failed: the flow's message, how long to wait and what else helps, with one button. A report
 * to support stands on the page from then on, never inside the alert. What was typed stays behind it.
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
