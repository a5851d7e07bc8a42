import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Step } from '../../components/step/step.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import type { ForgotPasswordProps } from './forgot-password.tsx'
import { onSubmit } from '../kit/form.ts'
import recoveryCss from './recovery.module.css'
import css from '../kit/form.module.css'
import { useStepLabels } from '../kit/step-labels.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useForgotPasswordText = textsOf('forgot-password')

export function ForgotPasswordForm({ snapshot, send }: ForgotPasswordProps) {
  const text = useForgotPasswordText()
  const common = useCommonText()
  const labels = useStepLabels()
  const { loginId, error } = snapshot.context
  const isPending = snapshot.hasTag('pending')
  const errorText = error ? text.errors[error] : undefined
  return (
    <Step
      {...labels}
      stepKey="forgotPassword.form"
      title={text.title}
      documentTitle={text.documentTitles.form}
      errors={errorText ? [{ fieldId: 'loginId', text: errorText }] : []}
      busy={isPending}
      announce={isPending ? text.form.sending : undefined}
      single
    >
      <form
        className={recoveryCss.form}
        noValidate
        onSubmit={onSubmit((read) => send({ type: 'form.submit', loginId: read('loginId') }))}
      >
        <h2>{text.form.title}</h2>
        <div className={css.fields}>
          <TextField
            id="loginId"
            name="loginId"
            label={text.form.loginId}
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
      <AlertDialog
        open={snapshot.matches('callFailed')}
        text={text.callFailed}
        okLabel={common.ok}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </Step>
  )
}
