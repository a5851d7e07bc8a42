import { newEmailForm } from '../../../../machines/forms/small-forms.ts'
import type { ActorRefFrom } from 'xstate'
import type { resendActivationMachine } from '../../../../machines/parts/resend-activation.machine.ts'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { formWithRules } from '../kit/form.ts'
import { CallUs, PhoneSentence } from '../kit/links.tsx'
import { useFocusWhen } from '../kit/use-focus-when.ts'
import { ErrorMessage } from '../../components/error-message/error-message.tsx'
import { ResendButton } from '../../components/resend-button/resend-button.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import {
  usePortal,
  useText,
  useCommonText,
  sampleWait,
  useWaitingLabel,
  useWithWait,
} from '../kit/portal.tsx'
import { useChild } from '../kit/flow.ts'
import type { Texts } from '../../text/load-texts.ts'

interface ResendActivationProps {
  readonly actor: ActorRefFrom<typeof resendActivationMachine>
  readonly label: keyof Texts['resendActivation']['labels']
}

export function ResendActivation({ actor, label }: ResendActivationProps) {
  const snapshot = useChild(actor)
  const text = useText('resendActivation')
  const common = useCommonText()
  const waiting = useWaitingLabel()
  const { utilityName } = usePortal().configuration
  const withWait = useWithWait()
  const { refusal, secondsLeft, email, waitSeconds } = snapshot.context
  const isDone = snapshot.matches('sent') || snapshot.matches('activated')
  const words = () => {
    if (snapshot.matches('sending')) return common.sending
    if (snapshot.matches('sent')) return text.sent
    if (snapshot.matches('activated')) return text.activated
    if (snapshot.matches('coolingDown')) return waiting(text.labels[label], secondsLeft)
    return text.labels[label]
  }
  if (snapshot.matches('changing')) return null
  return (
    <>
      <ResendButton
        variant={label === 'inProgress' ? 'main' : 'second'}
        text={words()}
        longest={waiting(text.labels[label], sampleWait)}
        busy={snapshot.matches('sending')}
        inactive={isDone || snapshot.matches('coolingDown')}
        done={isDone}
        onPress={() => actor.send({ type: 'email.resend' })}
      />
      <p className="hidden" role="status">
        {snapshot.matches('sending') && common.sending}
      </p>
      <p role="status">{email !== '' && text.sentTo(email)}</p>
      {snapshot.matches('activated') && <a href={paths.login}>{common.loginNow}</a>}
      {refusal && (
        <div role="alert">
          <ErrorMessage id="resendActivation-refusal" text={withWait(text.refusals[refusal], waitSeconds)} />
          <p className="small">
            <CallUs />
          </p>
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

/**
 * The help for a mistyped email address, below the button that sends the mail again. Only the session that has created
 * the login can correct the address. Other customers see the phone number of support.
 */
export function WrongEmail({ actor }: Pick<ResendActivationProps, 'actor'>) {
  const fields = useText('fields')
  const snapshot = useChild(actor)
  const { wrongEmail: text } = useText('resendActivation')
  const common = useCommonText()
  const withWait = useWithWait()
  const { supportPhone } = usePortal().configuration
  const { changeable, emailProblem, refusal, waitSeconds } = snapshot.context
  const isChanging = snapshot.matches('changing')
  const form = useFocusWhen<HTMLDivElement>(isChanging)
  if (changeable === '')
    // The message about a refusal already names the phone number.
    return refusal ? null : (
      <p className="small">
        <PhoneSentence say={text.callUs} />
      </p>
    )
  if (!isChanging)
    return snapshot.matches('activated') ? null : (
      <p>
        <button type="button" className="link" onClick={() => actor.send({ type: 'email.change' })}>
          {text.open}
        </button>
      </p>
    )
  const isSaving = snapshot.hasTag('pending')
  const problemText = () => {
    if (emailProblem === null) return undefined
    return emailProblem === 'notChanged'
      ? withWait(text.notChanged(supportPhone), waitSeconds)
      : text.errors[emailProblem]
  }
  return (
    <div ref={form} tabIndex={-1}>
      <form
        {...formWithRules(newEmailForm, emailProblem !== null, {
          submit: ({ newEmail: email }) => actor.send({ type: 'email.submit', email }),
          edit: ({ newEmail: email }) => actor.send({ type: 'email.edit', email }),
        })}
      >
        <TextField
          id="newEmail"
          name="newEmail"
          label={fields.email}
          error={problemText()}
          defaultValue={changeable}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <Actions>
          <Button type="submit" busy={isSaving}>
            {isSaving ? common.sending : text.send}
          </Button>
          <Button variant="second" inactive={isSaving} onPress={() => actor.send({ type: 'email.keep' })}>
            {common.cancel}
          </Button>
        </Actions>
      </form>
    </div>
  )
}
