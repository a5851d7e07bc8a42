import type { ActorRefFrom } from 'xstate'
import type { smsVerificationMachine } from '../../../../machines/sms-verification.machine.ts'
import type { FieldProblem } from '../../components/error-summary/error-summary.tsx'
import { smsVerification as en } from '../../text/en/sms-verification.ts'
import { smsVerification as es } from '../../text/es/sms-verification.ts'
import { useTexts } from '../kit/portal.tsx'
import { codeProblemText } from './code-problem-text.ts'
import { useRunningPart } from '../kit/screen.ts'

/** The problem of a code's field for the error summary of its step; none while no code is asked for. */
export const useCodeProblems = (
  actor: ActorRefFrom<typeof smsVerificationMachine> | undefined,
  fieldId: string,
): FieldProblem[] => {
  const { problems } = useTexts({ en, es })
  const snapshot = useRunningPart(actor)
  const text = codeProblemText(snapshot?.context.problem ?? null, problems)
  return text === undefined ? [] : [{ fieldId, text }]
}
