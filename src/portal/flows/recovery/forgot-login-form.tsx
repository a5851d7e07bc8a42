import { reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { AccountNumberField } from '../../components/account-number-field/account-number-field.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { SampleBill } from '../../components/sample-bill/sample-bill.tsx'
import { Step } from '../../components/step/step.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { fieldErrors, onSubmit } from '../kit/form.ts'
import type { ForgotLoginProps } from './forgot-login.tsx'
import css from '../kit/form.module.css'
import { useStepLabels } from '../kit/step-labels.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useForgotLoginText = textsOf('forgot-login')

/** Email and account number, which becomes required when the email belongs to several users (document 2, §5). */
export function ForgotLoginForm({ snapshot, send }: ForgotLoginProps) {
  const text = useForgotLoginText()
  const common = useCommonText()
  const labels = useStepLabels()
  const isPending = snapshot.hasTag('pending')
  return (
    <Step
      {...labels}
      stepKey="forgotLogin.form"
      title={text.title}
      documentTitle={text.documentTitles.form}
      errors={fieldErrors(snapshot.context.errors, text.errors)}
      busy={isPending}
      announce={isPending ? text.sending : undefined}
      aside={
        <SampleBill
          alt={text.bill.alt}
          labels={{ ...text.bill, title: text.bill.label, close: common.close }}
        />
      }
      asideLabel={text.bill.label}
    >
      <form
        noValidate
        onSubmit={onSubmit((read) =>
          send({
            type: 'form.submit',
            entries: { email: read('email'), accountNumber: read('accountNumber') },
          }),
        )}
      >
        <ForgotLoginFields context={snapshot.context} />
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

function ForgotLoginFields({ context }: { readonly context: ForgotLoginProps['snapshot']['context'] }) {
  const text = useForgotLoginText()
  const common = useCommonText()
  const { entries, errors, accountNumberRequired } = context
  return (
    <>
      <p className={css.intro}>{text.lead}</p>
      <TextField
        id="email"
        name="email"
        type="email"
        label={text.email}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        defaultValue={entries.email}
        error={errors.email && text.errors[errors.email]}
      />
      <div className={css.fields}>
        <p role="status" className={css.notice}>
          <Icon name={accountNumberRequired ? 'alert' : 'info'} />
          <span>{accountNumberRequired ? text.multipleNotice : text.notice}</span>
        </p>
        <AccountNumberField
          id="accountNumber"
          name="accountNumber"
          label={text.accountNumber}
          optionalLabel={accountNumberRequired ? undefined : common.optional}
          hint={text.accountNumberHint}
          marker={1}
          defaultValue={entries.accountNumber}
          error={errors.accountNumber && text.errors[errors.accountNumber]}
          reduce={reduceAccountNumber}
        />
      </div>
    </>
  )
}
