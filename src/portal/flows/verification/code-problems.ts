import type { ActorRefFrom } from 'xstate'
import type { smsVerificationMachine } from '../../../../machines/sms-verification.machine.ts'
import type { FieldProblem } from '../../components/error-summary/error-summary.tsx'
import { codeProblemText } from './code-problem-text.ts'
import { useChild } from '../kit/screen.ts'
import { textsOf } from '../kit/texts.ts'

const useSmsVerificationText = textsOf('sms-verification')

/** The problem of a code's field for the error summary of its step; none while no code is asked for. */
export const useCodeProblems = (
  actor: ActorRefFrom<typeof smsVerificationMachine> | undefined,
  fieldId: string,
): FieldProblem[] => {
  const { problems } = useSmsVerificationText()
  const snapshot = useChild(actor)
  const text = codeProblemText(snapshot?.context.problem ?? null, problems)
  return text === undefined ? [] : [{ fieldId, text }]
}
