import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { Step } from '../../components/step/step.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import type { ForgotPasswordProps } from './forgot-password.tsx'
import { onSubmit } from '../kit/form.ts'
import recoveryCss from './recovery.module.css'
import css from '../kit/form.module.css'
import { useStepLabels } from '../kit/step-labels.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useForgotPasswordText = textsOf('forgot-password')

/** The login ID, and its addresses as far as they may be shown (document 1, §4). */
export function EmailSelection({ snapshot, send }: ForgotPasswordProps) {
  const text = useForgotPasswordText()
  const common = useCommonText()
  const labels = useStepLabels()
  const { choice, handle, error } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const errorText = error ? text.errors[error] : undefined
  return (
    <Step
      {...labels}
      stepKey="forgotPassword.emailSelection"
      title={text.title}
      documentTitle={text.documentTitles.emailSelection}
      errors={errorText ? [{ fieldId: 'email', text: errorText }] : []}
      busy={isPending}
      announce={isPending ? text.form.sending : undefined}
      single
    >
      <form
        className={recoveryCss.form}
        noValidate
        onSubmit={onSubmit((read) => send({ type: 'email.submit', handle: read('email') }))}
      >
        <h2>{text.emailSelection.title}</h2>
        <p className={css.below}>{text.emailSelection.lead}</p>
        <div className={css.fields}>
          <SummaryList rows={[{ term: text.form.loginId, value: choice?.loginId, number: true }]} />
        </div>
        <div className={css.fields}>
          <SelectField
            id="email"
            name="email"
            label={text.emailSelection.email}
            placeholder={common.pleaseSelectOne}
            options={choice?.emails.map((email) => ({ value: email.handle, label: email.label })) ?? []}
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
        </Actions>
      </form>
      <AlertDialog
        open={snapshot.matches('resetFailed')}
        text={text.callFailed}
        okLabel={common.ok}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </Step>
  )
}
