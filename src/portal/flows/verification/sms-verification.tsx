import { codeForm } from '../../../../machines/forms/small-forms.ts'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { CodeError } from '../../../../machines/rules/verification-code.ts'
import type { smsVerificationMachine } from '../../../../machines/parts/sms-verification.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import type { FieldError } from '../../components/error-summary/error-summary.tsx'
import { ResendButton } from '../../components/resend-button/resend-button.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { formWithRules } from '../kit/form.ts'
import { useChild } from '../kit/flow.ts'
import { useText, sampleWait, useWaitingLabel, useWithWait, useCommonText } from '../kit/portal.tsx'

interface SmsVerificationProps {
  readonly actor: ActorRefFrom<typeof smsVerificationMachine>
  readonly fieldId: string
  readonly hint: ReactNode
  readonly label?: string
}

export function SmsVerification({ actor, fieldId, hint, label }: SmsVerificationProps) {
  const common = useCommonText()
  const snapshot = useChild(actor)
  const text = useText('smsVerification')
  const waiting = useWaitingLabel()
  const { secondsLeft } = snapshot.context
  const errorText = useCodeErrorText(snapshot.context)
  const isVerifying = snapshot.hasTag('pending')
  const isSending = snapshot.matches({ unverified: { resend: 'sending' } })
  const isResent = snapshot.matches({ unverified: { resend: 'resent' } })
  const isCoolingDown = snapshot.matches({ unverified: { resend: 'coolingDown' } })
  const resendText = () => {
    if (isSending) return common.sending
    if (isResent) return text.resent
    return isCoolingDown ? waiting(text.resend, secondsLeft) : text.resend
  }
  return (
    <form
      {...formWithRules(codeForm, errorText !== undefined, {
        submit: ({ code }) => actor.send({ type: 'code.submit', code }),
        edit: ({ code }) => actor.send({ type: 'code.edit', code }),
      })}
    >
      <TextField
        id={fieldId}
        name="code"
        label={label ?? text.label}
        hint={hint}
        error={errorText}
        width="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
      />
      <Actions>
        <Button type="submit" busy={isVerifying}>
          {isVerifying ? text.verifying : text.verify}
        </Button>
        <ResendButton
          text={resendText()}
          longest={waiting(text.resend, sampleWait)}
          busy={isSending}
          inactive={isResent || isCoolingDown}
          done={isResent}
          onPress={() => actor.send({ type: 'code.resend' })}
        />
      </Actions>
      <p className="hidden" role="status">
        {isVerifying && <span>{text.verifying}</span>}
        {(isSending || isResent) && <span>{resendText()}</span>}
      </p>
    </form>
  )
}

export const useCodeErrors = (
  actor: ActorRefFrom<typeof smsVerificationMachine> | undefined,
  fieldId: string,
): FieldError[] => {
  const snapshot = useChild(actor)
  const text = useCodeErrorText(snapshot?.context ?? { error: null })
  return text === undefined ? [] : [{ fieldId, text }]
}

interface Refused {
  readonly error: CodeError | null
  readonly waitSeconds?: number
}

export const useCodeErrorText = ({ error, waitSeconds }: Refused): string | undefined => {
  const { errors } = useText('smsVerification')
  const withWait = useWithWait()
  const text = codeErrorText(error, errors)
  return text === undefined ? undefined : withWait(text, waitSeconds)
}

const codeErrorText = (
  error: CodeError | null,
  texts: Readonly<Record<'verificationCodeRequired' | 'somethingWrong', string>>,
): string | undefined => {
  if (error === null) return undefined
  return 'code' in error ? texts[error.code] : error.message
}
