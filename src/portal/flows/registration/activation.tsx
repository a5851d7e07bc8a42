import { loginIdForm } from '../../../../machines/forms/small-forms.ts'
import type { ReactNode } from 'react'
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
import { CallUs } from '../kit/links.tsx'
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
    <ActivationStep name="processing" step={text.processing} busy>
      <ResultPanel kind="info" title={text.processing}>
        <p role="status">{text.pleaseWait}</p>
      </ResultPanel>
    </ActivationStep>
  )
}

function Failed({ snapshot, send }: ActivationProps) {
  const text = useText('activation')
  const common = useCommonText()
  const { waitSeconds } = snapshot.context
  return (
    <ActivationStep name="failed" step={text.incompleteTitle}>
      <ResultPanel kind="fail" title={text.incompleteTitle}>
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
      </ResultPanel>
    </ActivationStep>
  )
}

interface ActivationStepProps {
  readonly name: string
  readonly step: string
  readonly busy?: boolean
  readonly doing?: string | false
  readonly errors?: readonly FieldError[]
  readonly children: ReactNode
}

function ActivationStep({ name, step, ...more }: ActivationStepProps) {
  const { title } = useText('activation')
  return (
    <PageStep
      {...more}
      stepKey={`activation.${name}`}
      title={title}
      documentTitle={`${step} – ${title}`}
      single
    />
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
    <ActivationStep name="done" step={title} doing={isPending && openingLogin}>
      <ResultPanel kind="ok" title={title}>
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
      </ResultPanel>
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
      name="expired"
      step={text.incompleteTitle}
      doing={isPending && common.sending}
      errors={said ? [{ fieldId: 'loginId', text: said }] : []}
    >
      <ResultPanel kind="lapsed" title={text.incompleteTitle}>
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
      </ResultPanel>
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
    <ActivationStep name="lapsed" step={text.title}>
      <ResultPanel kind="lapsed" title={text.title}>
        <p role="status">{text.text}</p>
        <Actions>
          <ButtonLink href={paths.register}>{text.again}</ButtonLink>
        </Actions>
      </ResultPanel>
    </ActivationStep>
  )
}

function Resent({ snapshot }: ActivationProps) {
  const text = useText('activation')
  const common = useCommonText()
  return (
    <ActivationStep name="resent" step={text.resentTitle}>
      <ResultPanel kind="sent" title={text.resentTitle}>
        <p role="status">{text.resent(snapshot.context.email)}</p>
        <Actions>
          <ButtonLink href={paths.login}>{common.returnToLogin}</ButtonLink>
        </Actions>
      </ResultPanel>
    </ActivationStep>
  )
}
