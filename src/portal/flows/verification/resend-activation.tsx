import type { ActorRefFrom } from 'xstate'
import type { resendActivationMachine } from '../../../../machines/resend-activation.machine.ts'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { ErrorMessage } from '../../components/field/field.tsx'
import { ResendButton } from '../../components/resend-button/resend-button.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { usePortal, textsOf, useCommonText, useWithWait, waitWords } from '../kit/portal.tsx'
import { useChild } from '../kit/flow.ts'
import type { Texts } from '../../text/texts.ts'

const useResendActivationText = textsOf('resend-activation')

interface ResendActivationProps {
  readonly actor: ActorRefFrom<typeof resendActivationMachine>
  /** Which of the documented labels the button carries. */
  readonly label: keyof Texts['resend-activation']['labels']
}

/** The button that asks for the activation email again, with what came of it. */
export function ResendActivation({ actor, label }: ResendActivationProps) {
  const snapshot = useChild(actor)
  const text = useResendActivationText()
  const common = useCommonText()
  const {
    language,
    configuration: { utilityName },
  } = usePortal()
  const withWait = useWithWait()
  const { refusal, secondsLeft, email, waitSeconds } = snapshot.context
  const isDone = snapshot.matches('sent') || snapshot.matches('activated')
  const words = () => {
    if (snapshot.matches('sending')) return text.sending
    if (snapshot.matches('sent')) return text.sent
    if (snapshot.matches('activated')) return text.activated
    if (snapshot.matches('coolingDown'))
      return common.labelIn(text.labels[label], waitWords(language, secondsLeft))
    return text.labels[label]
  }
  return (
    <>
      <ResendButton
        text={words()}
        busy={snapshot.matches('sending')}
        inactive={isDone || snapshot.matches('coolingDown')}
        done={isDone}
        onPress={() => actor.send({ type: 'email.resend' })}
      />
      <div role="status">
        {snapshot.matches('sending') && <p className="hidden">{text.sending}</p>}
        {email !== '' && <p>{text.sentTo(email)}</p>}
      </div>
      {snapshot.matches('activated') && <a href={paths.login}>{common.loginNow}</a>}
      {refusal && (
        <div role="alert">
          <ErrorMessage id="resendActivation-refusal" text={withWait(text.refusals[refusal], waitSeconds)} />
        </div>
      )}
      <AlertDialog
        open={snapshot.matches({ activated: 'alert' })}
        text={text.alreadyActivated(utilityName)}
        okLabel={common.ok}
        onOk={() => actor.send({ type: 'alert.dismiss' })}
      />
    </>
  )
}
