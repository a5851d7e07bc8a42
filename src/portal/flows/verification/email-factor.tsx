import type { ActorRefFrom } from 'xstate'
import type { emailFactorMachine } from '../../../../machines/email-factor.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Problem } from '../../components/field/problem.tsx'
import { emailFactor as en } from '../../text/en/email-factor.ts'
import { emailFactor as es } from '../../text/es/email-factor.ts'
import { useTexts } from '../kit/portal.tsx'
import { usePart } from '../kit/screen.ts'
import { SmsVerification } from './sms-verification.tsx'

interface EmailFactorProps {
  readonly actor: ActorRefFrom<typeof emailFactorMachine>
  /** Id of the code's field. */
  readonly fieldId: string
}

/** The code by email: on its way, entered, or not sent (contract §1). */
export function EmailFactor({ actor, fieldId }: EmailFactorProps) {
  const snapshot = usePart(actor)
  const text = useTexts({ en, es })
  const { codeVerification } = snapshot.children
  return (
    <>
      <p role="status">{snapshot.hasTag('pending') && text.preparing}</p>
      {snapshot.matches('failed') && (
        <>
          <div role="alert">
            <Problem id={`${fieldId}-failed`} text={text.failed} />
          </div>
          <p>{text.insteadLink}</p>
          <Actions>
            <Button variant="second" onPress={() => actor.send({ type: 'code.retry' })}>
              {text.retry}
            </Button>
          </Actions>
        </>
      )}
      {codeVerification && (
        <SmsVerification actor={codeVerification} fieldId={fieldId} label={text.label} hint={text.hint} />
      )}
    </>
  )
}
