import { addressChoiceForm, loginIdForm } from '../../../../machines/forms/small-forms.ts'
import type { forgotPasswordMachine } from '../../../../machines/forgot-password.machine.ts'
import { PlaceStep } from '../kit/page-step.tsx'
import { Inactive, NewYork, Refused, Sent, Staged, Unable } from './forgot-password-results.tsx'
import { Leaving } from '../kit/interlude.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { SecurityCheck } from '../verification/security-check.tsx'
import { useText, useCommonText } from '../kit/portal.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { formWithRules } from '../kit/form.ts'
import css from '../kit/form.module.css'
import recoveryCss from './recovery.module.css'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { ReturnToLogin } from '../kit/links.tsx'
import { CallFailed } from '../kit/call-failed.tsx'

type ForgotPasswordProps = ScreenProps<typeof forgotPasswordMachine>

export const Screen = screenOf<typeof forgotPasswordMachine>({
  securityCheck: SecurityCheckStep,
  ...inStates(ForgotPasswordForm, 'form', 'requesting', 'callFailed'),
  ...inStates(EmailSelection, 'emailSelection', 'sendingReset', 'resetFailed'),
  sent: Sent,
  refused: Refused,
  unable: Unable,
  newYork: NewYork,
  staged: Staged,
  inactive: Inactive,
  selfService: Leaving,
})

function SecurityCheckStep({ snapshot }: ForgotPasswordProps) {
  const text = useText('forgotPassword')
  const { securityCheck } = snapshot.children
  return (
    <PlaceStep flow="forgotPassword" text={text} place="securityCheck">
      {securityCheck && <SecurityCheck actor={securityCheck} />}
    </PlaceStep>
  )
}

function ForgotPasswordForm({ snapshot, send }: ForgotPasswordProps) {
  const text = useText('forgotPassword')
  const common = useCommonText()
  const fields = useText('fields')
  const { loginId, error } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const errorText = error ? text.errors[error] : undefined
  return (
    <PlaceStep
      flow="forgotPassword"
      text={text}
      place="form"
      errors={errorText ? [{ fieldId: 'loginId', text: errorText }] : []}
      doing={isPending && common.sending}
    >
      <LevelHead small kind="begun" icon="key" />
      <form
        className={recoveryCss.form}
        {...formWithRules(loginIdForm, error !== null, {
          submit: (entries) => send({ type: 'form.submit', ...entries }),
          edit: (entries) => send({ type: 'form.edit', ...entries }),
        })}
      >
        <h2>{text.form.title}</h2>
        <div className={css.fields}>
          <TextField
            id="loginId"
            name="loginId"
            label={fields.loginId}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            width="narrow"
            defaultValue={loginId}
            error={errorText}
            after={<a href={paths.forgotLogin}>{text.form.forgotLogin}</a>}
          />
        </div>
        <Actions>
          <Button type="submit" busy={isPending}>
            {common.next}
          </Button>
          <ButtonLink href={paths.home} variant="second">
            {common.cancel}
          </ButtonLink>
        </Actions>
      </form>
      <CallFailed
        open={snapshot.matches('callFailed')}
        text={text.callFailed}
        waitSeconds={snapshot.context.waitSeconds}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </PlaceStep>
  )
}

export function EmailSelection({ snapshot, send }: ForgotPasswordProps) {
  const text = useText('forgotPassword')
  const common = useCommonText()
  const fields = useText('fields')
  const { choice, handle, error } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const errorText = error ? text.errors[error] : undefined
  return (
    <PlaceStep
      flow="forgotPassword"
      text={text}
      place="emailSelection"
      errors={errorText ? [{ fieldId: 'email', text: errorText }] : []}
      doing={isPending && common.sending}
    >
      <form
        className={recoveryCss.form}
        {...formWithRules(addressChoiceForm, error !== null, {
          submit: ({ email }) => send({ type: 'email.submit', handle: email }),
          edit: ({ email }) => send({ type: 'email.edit', handle: email }),
        })}
      >
        <h2>{text.emailSelection.title}</h2>
        <p className={css.below}>{text.emailSelection.lead}</p>
        <div className={css.fields}>
          <SummaryList rows={[{ term: fields.loginId, value: choice.loginId, number: true }]} />
        </div>
        <div className={css.fields}>
          <SelectField
            id="email"
            name="email"
            label={fields.email}
            placeholder={common.pleaseSelectOne}
            options={choice.emails.map((email) => ({ value: email.handle, label: email.label }))}
            defaultValue={handle}
            error={errorText}
          />
        </div>
        <Actions>
          <Button type="submit" busy={isPending}>
            {common.next}
          </Button>
          <ButtonLink href={paths.home} variant="second">
            {common.cancel}
          </ButtonLink>
          <ReturnToLogin variant="quiet" />
        </Actions>
      </form>
      <CallFailed
        open={snapshot.matches('resetFailed')}
        text={text.callFailed}
        waitSeconds={snapshot.context.waitSeconds}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </PlaceStep>
  )
}
