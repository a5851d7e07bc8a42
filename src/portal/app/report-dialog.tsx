import type { ReactNode } from 'react'
import type { SupportReport } from '../../contract/support.ts'
import { Actions } from '../components/actions/actions.tsx'
import { Button } from '../components/button/button.tsx'
import { Dialog } from '../components/dialog/dialog.tsx'
import { ErrorMessage } from '../components/error-message/error-message.tsx'
import { ScrollFrame } from '../components/scroll-frame/scroll-frame.tsx'
import { PhoneSentence } from '../flows/kit/links.tsx'
import { useText, useCommonText, useWithWait } from '../flows/kit/portal.tsx'
import { TryAgainButton } from '../flows/kit/try-again-button.tsx'
import css from './report.module.css'
import { SpelledCode } from './spelled-code.tsx'

export type Progress =
  | { readonly kind: 'shown' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly code: string }
  | { readonly kind: 'failed'; readonly waitSeconds: number }

interface ReportDialogProps {
  readonly report: SupportReport
  readonly progress: Progress
  readonly onSend: () => void
  readonly onClose: () => void
}

/**
 * The dialog for a problem report. It shows a summary of the report, and then the exact data that the portal will send.
 * After the customer has sent the report, it shows the code that the customer reads out to support.
 */
export function ReportDialog({ report, progress, onSend, onClose }: ReportDialogProps) {
  const text = useText('reportProblem')
  const common = useCommonText()
  return (
    <Dialog open title={text.button} closeLabel={common.close} onClose={onClose}>
      {progress.kind === 'sent' ? (
        <Code code={progress.code} onClose={onClose} />
      ) : (
        <>
          <p>{text.why}</p>
          <p className={css.gap}>{text.what}</p>
          <details className={css.gap}>
            <summary>{text.exactly}</summary>
            <ScrollFrame name={text.exactly} className={css.exactly}>
              {JSON.stringify(report, null, 1)}
            </ScrollFrame>
          </details>
          {progress.kind === 'failed' && <Failed {...progress} />}
          <Actions>
            <Send progress={progress} onSend={onSend} />
            <Button variant="second" onPress={onClose}>
              {common.cancel}
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  )
}

function Send({ progress, onSend }: Pick<ReportDialogProps, 'progress' | 'onSend'>): ReactNode {
  const text = useText('reportProblem')
  const common = useCommonText()
  if (progress.kind === 'failed')
    return <TryAgainButton label={common.tryAgain} seconds={progress.waitSeconds} onPress={onSend} />
  const isSending = progress.kind === 'sending'
  return (
    <Button busy={isSending} onPress={onSend}>
      {isSending ? common.sending : text.send}
    </Button>
  )
}

function Failed({ waitSeconds }: { readonly waitSeconds: number }) {
  const text = useText('reportProblem')
  const withWait = useWithWait()
  return (
    <div role="alert" className={css.gap}>
      <ErrorMessage id="report-failed" text={withWait(text.failed, waitSeconds)} />
      <p>
        <PhoneSentence say={text.call} />
      </p>
    </div>
  )
}

function Code({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const text = useText('reportProblem')
  const common = useCommonText()
  return (
    <div role="status">
      <p>{text.yourCode}</p>
      <p className={css.code}>
        <SpelledCode code={code} />
      </p>
      <p>
        <PhoneSentence say={text.readIt} />
      </p>
      <p className={css.gap}>{text.kept}</p>
      <Actions>
        <Button onPress={onClose}>{common.close}</Button>
      </Actions>
    </div>
  )
}
