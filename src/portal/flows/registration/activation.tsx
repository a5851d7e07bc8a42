import { loginIdForm } from '../../../../machines/forms/small-forms.ts'
import type { ComponentProps } from 'react'
import type { activationMachine } from '../../../../machines/activation.machine.ts'
import { paths } from '../../../contract/portal-paths.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import type { FieldError } from '../../components/error-summary/error-summary.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { PageStep } from '../kit/page-step.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import css from '../kit/form.module.css'
import { formWithRules } from '../kit/form.ts'
import { Leaving } from '../kit/interlude.tsx'
import { usePortal, useText, useCommonText, useWithWait } from '../kit/portal.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { CallUs, ReturnToLogin } from '../kit/links.tsx'
import { TryAgainButton } from '../kit/try-again-button.tsx'
import { Wait } from '../kit/wait.tsx'

type ActivationProps = ScreenProps<typeof activationMachine>

export const Screen = screenOf<typeof activationMachine>({
  ...inStates(Leaving, 'routing', 'returned', 'login', 'noCode'),
  processing: Processing,
  ...inStates(ActivationDone, 'complete', 'alreadyActivated', 'redirecting'),
  expired: ActivationExpired,
  lapsed: Lapsed,
  failed: Failed,
})

function Processing() {
  const text = useText('activation')
  return (
    <ActivationStep kind="info" name="processing" step={text.processing} busy>
      <p role="status">{text.pleaseWait}</p>
    </ActivationStep>
  )
}

function Failed({ snapshot, send }: ActivationProps) {
  const text = useText('activation')
  const common = useCommonText()
  const { waitSeconds } = snapshot.context
  return (
    <ActivationStep kind="fail" name="failed" step={text.incompleteTitle}>
      <div role="alert">
        <p>{text.failed}</p>
        <Wait seconds={waitSeconds} />
      </div>
      <p>
        <CallUs />
      </p>
      <Actions>
        <TryAgainButton
          label={common.tryAgain}
          seconds={waitSeconds}
          onPress={() => send({ type: 'activation.retry' })}
        />
      </Actions>
    </ActivationStep>
  )
}

interface ActivationStepProps extends Pick<ComponentProps<typeof ResultPanel>, 'kind' | 'children'> {
  readonly name: string
  readonly step: string
  readonly busy?: boolean
  readonly doing?: string | false
  readonly errors?: readonly FieldError[]
}

function ActivationStep({ name, step, kind, children, ...more }: ActivationStepProps) {
  const { title } = useText('activation')
  return (
    <PageStep
      {...more}
      stepKey={`activation.${name}`}
      title={title}
      documentTitle={`${step} – ${title}`}
      single
    >
      <ResultPanel kind={kind} title={step}>
        {children}
      </ResultPanel>
    </PageStep>
  )
}

function ActivationDone({ snapshot, send }: ActivationProps) {
  const text = useText('activation')
  const { openingLogin, loginNow } = useCommonText()
  const fields = useText('fields')
  const { utilityName } = usePortal().configuration
  const { login } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const title = login ? text.completeTitle : text.alreadyTitle
  return (
    <ActivationStep kind="ok" name="done" step={title} doing={isPending && openingLogin}>
      <p role="status">{(login ? text.complete : text.alreadyActivated)(utilityName)}</p>
      {login && (
        <SummaryList
          rows={[
            { term: text.facts.customerName, value: login.customerName },
            { term: fields.loginId, value: login.loginId, number: true },
            { term: text.facts.email, value: login.email },
          ]}
        />
      )}
      <Actions>
        <Button busy={isPending} onPress={() => send({ type: 'login.choose' })}>
          {isPending ? openingLogin : loginNow}
        </Button>
      </Actions>
    </ActivationStep>
  )
}

function ActivationExpired(props: ActivationProps) {
  return props.snapshot.matches({ expired: 'resent' }) ? <Resent {...props} /> : <ResendForm {...props} />
}

function ResendForm({ snapshot, send }: ActivationProps) {
  const text = useText('activation')
  const common = useCommonText()
  const resend = useText('resendActivation')
  const fields = useText('fields')
  const { utilityName } = usePortal().configuration
  const withWait = useWithWait()
  const { error, refusal, loginId, waitSeconds } = snapshot.context
  const errorText = error && text[error]
  const said = errorText ?? (refusal && withWait(resend.refusals[refusal], waitSeconds))
  const isPending = snapshot.hasTag('pending')
  const isActivated = snapshot.matches({ expired: 'activated' })
  const submitText = () => {
    if (isActivated) return resend.activated
    return isPending ? common.sending : common.submit
  }
  return (
    <ActivationStep
      kind="lapsed"
      name="expired"
      step={text.incompleteTitle}
      doing={isPending && common.sending}
      errors={said ? [{ fieldId: 'loginId', text: said }] : []}
    >
      <p>{text.expired}</p>
      {refusal && (
        <p>
          <CallUs />
        </p>
      )}
      <form
        className={css.fields}
        {...formWithRules(loginIdForm, error !== null, {
          submit: (entries) => send({ type: 'form.submit', ...entries }),
          edit: (entries) => send({ type: 'form.edit', ...entries }),
        })}
      >
        <TextField
          id="loginId"
          name="loginId"
          label={fields.loginId}
          defaultValue={loginId}
          error={errorText ?? undefined}
          width="narrow"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
        />
        <Actions>
          <Button type="submit" busy={isPending}>
            {submitText()}
          </Button>
        </Actions>
      </form>
      <AlertDialog
        open={isActivated}
        text={resend.alreadyActivated(utilityName)}
        okLabel={common.ok}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </ActivationStep>
  )
}

function Lapsed() {
  const { lapsed: text } = useText('activation')
  return (
    <ActivationStep kind="lapsed" name="lapsed" step={text.title}>
      <p role="status">{text.text}</p>
      <Actions>
        <ButtonLink href={paths.register}>{text.again}</ButtonLink>
      </Actions>
    </ActivationStep>
  )
}

function Resent({ snapshot }: ActivationProps) {
  const text = useText('activation')
  return (
    <ActivationStep kind="sent" name="resent" step={text.resentTitle}>
      <p role="status">{text.resent(snapshot.context.email)}</p>
      <Actions>
        <ReturnToLogin />
      </Actions>
    </ActivationStep>
  )
}
