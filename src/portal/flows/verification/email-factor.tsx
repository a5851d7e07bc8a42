import type { ActorRefFrom } from 'xstate'
import type { emailFactorMachine } from '../../../../machines/parts/email-factor.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { ErrorMessage } from '../../components/error-message/error-message.tsx'
import { useChild } from '../kit/flow.ts'
import { SmsVerification } from './sms-verification.tsx'
import { useText, useWithWait, useCommonText } from '../kit/portal.tsx'
import { TryAgainButton } from '../kit/try-again-button.tsx'

interface EmailFactorProps {
  readonly actor: ActorRefFrom<typeof emailFactorMachine>
  readonly fieldId: string
}

export function EmailFactor({ actor, fieldId }: EmailFactorProps) {
  const common = useCommonText()
  const snapshot = useChild(actor)
  const text = useText('emailFactor')
  const withWait = useWithWait()
  const { waitSeconds } = snapshot.context
  const { codeVerification } = snapshot.children
  return (
    <>
      <p role="status">{snapshot.hasTag('pending') && text.preparing}</p>
      {snapshot.matches('failed') && (
        <>
          <div role="alert">
            <ErrorMessage id={`${fieldId}-failed`} text={withWait(common.somethingWrong, waitSeconds)} />
          </div>
          <p>{text.insteadLink}</p>
          <Actions>
            <TryAgainButton
              label={common.tryAgain}
              seconds={waitSeconds}
              variant="second"
              onPress={() => actor.send({ type: 'code.retry' })}
            />
          </Actions>
        </>
      )}
      {codeVerification && (
        <SmsVerification actor={codeVerification} fieldId={fieldId} label={text.label} hint={text.hint} />
      )}
    </>
  )
}
