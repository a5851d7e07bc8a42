import { useState } from 'react'
import { mostRequests, supportOperations, type SupportReport } from '../../contract/support.ts'
import { ApiError, recentRequests, type CallOperation } from '../api/client.ts'
import { Button } from '../components/button/button.tsx'
import { idempotentCall } from '../flows/kit/idempotent-call.ts'
import { useText } from '../flows/kit/portal.tsx'
import css from './report.module.css'
import { ReportDialog, type Progress } from './report-dialog.tsx'
import { SpelledCode } from './spelled-code.tsx'

const recordedSteps = async (): Promise<SupportReport['steps']> => {
  try {
    const { recorder } = await import('../recorder/page-recorder.ts')
    return [...recorder.steps()]
  } catch {
    return []
  }
}

const createReport = async (requests: readonly string[]): Promise<SupportReport> => ({
  portal: __PORTAL_VERSION__,
  steps: await recordedSteps(),
  requests: requests.slice(-mostRequests),
})

/** The number of characters of a call's id that the support staff need to find the call in the server's log. */
const lengthOfCode = 8

const codeOfLast = (requests: readonly string[]): string | undefined =>
  requests.at(-1)?.slice(0, lengthOfCode).toUpperCase()

interface ReportButtonProps {
  readonly call: CallOperation
  readonly mayReport: boolean
  readonly requests?: readonly string[]
}

/**
 * Shows a button that opens the problem report, and the support code of the last API call. The customer can read out
 * this code to support on the phone. The page sends nothing before the customer presses Send in the report.
 */
export function ReportButton({ call, mayReport, requests = recentRequests }: ReportButtonProps) {
  const text = useText('reportProblem')
  const [report, setReport] = useState<SupportReport | null>(null)
  // The displayed support code does not change when the page makes other API calls.
  const [code] = useState(() => codeOfLast(requests))
  return (
    <div className={css.report}>
      {mayReport && (
        <Button variant="quiet" onPress={() => void createReport(requests).then(setReport)}>
          {text.button}
        </Button>
      )}
      {code !== undefined && (
        <p className="small">
          <span>{text.codeOfCall}</span> <SpelledCode code={code} />
        </p>
      )}
      {report && <SendReport report={report} call={call} onClose={() => setReport(null)} />}
    </div>
  )
}

interface SendReportProps {
  readonly report: SupportReport
  readonly call: CallOperation
  readonly onClose: () => void
}

function SendReport({ report, call, onClose }: SendReportProps) {
  const [progress, setProgress] = useState<Progress>({ kind: 'shown' })
  const [sendOnce] = useState(() => idempotentCall(call, supportOperations.reportProblem))
  const send = async () => {
    setProgress({ kind: 'sending' })
    try {
      setProgress({ kind: 'sent', ...(await sendOnce(report)) })
    } catch (error) {
      const waitSeconds = error instanceof ApiError ? error.waitSeconds : 0
      setProgress({ kind: 'failed', waitSeconds })
    }
  }
  return <ReportDialog report={report} progress={progress} onSend={() => void send()} onClose={onClose} />
}
