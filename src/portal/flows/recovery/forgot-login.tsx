import { forgotLoginForm } from '../../../../machines/forms/forgot-login.ts'
import type { forgotLoginMachine } from '../../../../machines/forgot-login.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { ResultPanel } from '../../components/result-panel/result-panel.tsx'
import { PlaceStep } from '../kit/page-step.tsx'
import { inPlace, ReturnToLogin, SentenceLink } from '../kit/links.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { inStates, screenOf } from '../kit/screen-of.tsx'
import { SecurityCheck } from '../verification/security-check.tsx'
import { useText, useCommonText, useBillPicture, usePortal } from '../kit/portal.tsx'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import { reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { AccountNumberField } from '../../components/account-number-field/account-number-field.tsx'
import { ButtonLink, Button } from '../../components/button/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { LevelHead } from '../../components/level-head/level-head.tsx'
import { SampleBill } from '../../components/sample-bill/sample-bill.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { fieldErrors, formWithRules } from '../kit/form.ts'
import { useFocusWhen } from '../kit/use-focus-when.ts'
import css from '../kit/form.module.css'
import { CallFailed } from '../kit/call-failed.tsx'
import recoveryCss from './recovery.module.css'

type ForgotLoginProps = ScreenProps<typeof forgotLoginMachine>

export const Screen = screenOf<typeof forgotLoginMachine>({
  securityCheck: SecurityCheckStep,
  ...inStates(ForgotLoginForm, 'form', 'sending', 'callFailed'),
  sent: SentStep,
  refused: RefusedStep,
})

function SecurityCheckStep({ snapshot }: ForgotLoginProps) {
  const text = useText('forgotLogin')
  const { securityCheck } = snapshot.children
  return (
    <PlaceStep flow="forgotLogin" text={text} place="securityCheck">
      {securityCheck && <SecurityCheck actor={securityCheck} />}
    </PlaceStep>
  )
}

function SentStep({ send }: ForgotLoginProps) {
  const text = useText('forgotLogin')
  return (
    <PlaceStep flow="forgotLogin" text={text} place="sent">
      <ResultPanel kind="sent" title={text.sent.title}>
        <p>{text.sent.text}</p>
        <p>
          <NoMail onAgain={() => send({ type: 'form.again' })} />
        </p>
        <Actions>
          <ReturnToLogin />
        </Actions>
      </ResultPanel>
    </PlaceStep>
  )
}

function NoMail({ onAgain }: { readonly onAgain: () => void }) {
  const { mailSender } = usePortal().configuration
  const { sent } = useText('forgotLogin')
  const [before, after = ''] =
    mailSender === undefined ? ['', sent.help] : sent.helpFrom(mailSender).split(mailSender)
  return (
    <>
      <span>{before}</span>
      <span className={css.address}>{mailSender}</span>
      <SentenceLink sentence={after} words={sent.again} href={paths.forgotLogin} onPress={onAgain} />
    </>
  )
}

function RefusedStep({ send }: ForgotLoginProps) {
  const text = useText('forgotLogin')
  const common = useCommonText()
  return (
    <PlaceStep flow="forgotLogin" text={text} place="refused">
      <ResultPanel kind="fail" title={text.refused.title}>
        <p>{text.refused.unable}</p>
        <p>{text.refused.text}</p>
        <Actions>
          <ButtonLink href={paths.forgotLogin} onPress={inPlace(() => send({ type: 'form.again' }))}>
            {common.tryAgain}
          </ButtonLink>
          <ReturnToLogin variant="second" />
        </Actions>
      </ResultPanel>
    </PlaceStep>
  )
}

function ForgotLoginForm({ snapshot, send }: ForgotLoginProps) {
  const text = useText('forgotLogin')
  const common = useCommonText()
  const isPending = snapshot.hasTag('pending')
  return (
    <PlaceStep
      flow="forgotLogin"
      text={text}
      place="form"
      errors={fieldErrors(snapshot.context.errors, text.errors)}
      doing={isPending && common.sending}
    >
      <LevelHead small kind="begun" icon="mail" />
      <form
        className={recoveryCss.form}
        {...formWithRules(
          forgotLoginForm,
          hasErrors(snapshot.context.errors) || snapshot.context.sharedEmail !== '',
          {
            submit: (entries) => send({ type: 'form.submit', entries }),
            edit: (entries) => send({ type: 'form.edit', entries }),
          },
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
      <CallFailed
        open={snapshot.matches('callFailed')}
        text={text.callFailed}
        waitSeconds={snapshot.context.waitSeconds}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </PlaceStep>
  )
}

function ForgotLoginFields({ context }: { readonly context: ForgotLoginProps['snapshot']['context'] }) {
  const text = useText('forgotLogin')
  const common = useCommonText()
  const fields = useText('fields')
  const { entries, errors, accountNumberRequired } = context
  // The customer has pressed Next, below the notice.
  const notice = useFocusWhen<HTMLParagraphElement>(context.sharedEmail !== '')
  return (
    <>
      <h2>{text.formTitle}</h2>
      <p className={`${css.below} ${css.intro}`}>{text.lead}</p>
      <TextField
        id="email"
        name="email"
        type="email"
        label={fields.email}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        defaultValue={entries.email}
        error={errors.email && text.errors[errors.email]}
      />
      <div className={css.fields}>
        <p ref={notice} tabIndex={-1} role="status" className={css.notice}>
          <Icon name={accountNumberRequired ? 'alert' : 'info'} />
          <span>{accountNumberRequired ? text.multipleNotice : text.notice}</span>
        </p>
        <div className={recoveryCss.billed}>
          <SampleBill
            {...useBillPicture(text.bill.alt)}
            labels={{ ...text.bill, title: text.bill.label, close: common.close }}
          />
          <AccountNumberField
            id="accountNumber"
            name="accountNumber"
            label={fields.accountNumber}
            optionalLabel={accountNumberRequired ? undefined : common.optional}
            hint={fields.accountNumberHint}
            marker={1}
            defaultValue={entries.accountNumber}
            error={errors.accountNumber && text.errors[errors.accountNumber]}
            reduce={reduceAccountNumber}
          />
        </div>
      </div>
    </>
  )
}
