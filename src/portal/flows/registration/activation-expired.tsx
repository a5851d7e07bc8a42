import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Result } from '../../components/result/result.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { usePortal } from '../kit/portal.tsx'
import { ActivationStep } from './activation-step.tsx'
import type { ActivationProps } from './activation.tsx'
import { onSubmit } from '../kit/form.ts'
import { PhoneSentence } from '../kit/support-phone.tsx'
import css from './registration.module.css'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useActivationText = textsOf('activation')
const useResendActivationText = textsOf('resend-activation')

/** The link is broken or too old: the email can be sent again by login ID (document 2, §2.3, §8). */
export function ActivationExpired(props: ActivationProps) {
  return props.snapshot.matches({ expired: 'resent' }) ? <Resent {...props} /> : <ResendForm {...props} />
}

function ResendForm({ snapshot, send }: ActivationProps) {
  const text = useActivationText()
  const common = useCommonText()
  const resend = useResendActivationText()
  const { utilityName } = usePortal().configuration
  const { problem, refusal, loginId } = snapshot.context
  const problemText = problem && text[problem]
  const said = problemText ?? (refusal && resend.refusals[refusal])
  const isPending = snapshot.hasTag('pending')
  const isActivated = snapshot.matches({ expired: 'activated' })
  const submitWords = () => {
    if (isActivated) return resend.activated
    return isPending ? text.sending : text.submit
  }
  return (
    <ActivationStep
      name="expired"
      step={text.incompleteTitle}
      busy={isPending}
      announce={isPending ? text.sending : undefined}
      problems={said ? [{ fieldId: 'loginId', text: said }] : []}
    >
      <Result kind="fail" title={text.incompleteTitle}>
        <p>{text.expired}</p>
        {refusal && (
          <p>
            <PhoneSentence say={text.callUs} />
          </p>
        )}
        <form
          className={css.fields}
          noValidate
          onSubmit={onSubmit((read) => send({ type: 'form.submit', loginId: read('loginId') }))}
        >
          <TextField
            id="loginId"
            name="loginId"
            label={text.facts.loginId}
            defaultValue={loginId}
            problem={problemText ?? undefined}
            width="narrow"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
          />
          <Actions>
            <Button type="submit" busy={isPending}>
              {submitWords()}
            </Button>
          </Actions>
        </form>
      </Result>
      <AlertDialog
        open={isActivated}
        text={resend.alreadyActivated(utilityName)}
        okLabel={common.ok}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </ActivationStep>
  )
}

function Resent({ snapshot }: ActivationProps) {
  const text = useActivationText()
  const common = useCommonText()
  return (
    <ActivationStep name="resent" step={text.resentTitle}>
      <Result kind="ok" icon="mail" title={text.resentTitle}>
        <p role="status">{text.resent(snapshot.context.email)}</p>
        <Actions>
          <ButtonLink href={paths.login}>{common.returnToLogin}</ButtonLink>
        </Actions>
      </Result>
    </ActivationStep>
  )
}
