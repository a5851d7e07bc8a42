import type { ActorRefFrom } from 'xstate'
import type { smsVerificationMachine } from '../../../../machines/sms-verification.machine.ts'
import type { FieldError } from '../../components/error-summary/error-summary.tsx'
import { codeErrorText } from './code-error-text.ts'
import { useChild } from '../kit/screen.ts'
import { textsOf } from '../kit/texts.ts'

const useSmsVerificationText = textsOf('sms-verification')

/** The error of a code's field for the error summary of its step; none while no code is asked for. */
export const useCodeErrors = (
  actor: ActorRefFrom<typeof smsVerificationMachine> | undefined,
  fieldId: string,
): FieldError[] => {
  const { errors } = useSmsVerificationText()
  const snapshot = useChild(actor)
  const text = codeErrorText(snapshot?.context.error ?? null, errors)
  return text === undefined ? [] : [{ fieldId, text }]
}
