import { billForm } from '../../../../machines/forms/bill.ts'
import type { MouseEvent } from 'react'
import type { BillEntries } from '../../../../machines/forms/bill.ts'
import { lookupForm } from '../../../../machines/forms/lookup-form.ts'
import type { eligibilityMachine } from '../../../../machines/eligibility.machine.ts'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import { reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { paths } from '../../../contract/portal-paths.ts'
import { AccountNumberField } from '../../components/account-number-field/account-number-field.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { RadioChoice } from '../../components/radio-choice/radio-choice.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { isPlainPress } from '../../components/plain-press.ts'
import { useLazyModule } from '../../components/use-lazy-module.ts'
import { closeForm } from '../kit/closing.ts'
import { LeavingDialog } from '../kit/leaving-dialog.tsx'
import css from '../kit/form.module.css'
import { fieldErrors, formWithRules, readForm, useLeaving } from '../kit/form.ts'
import { usePortal, useText, useBillPicture, useCommonText } from '../kit/portal.tsx'
import type { ScreenProps } from '../kit/flow.ts'
import { ResendActivation, WrongEmail } from '../verification/resend-activation.tsx'
import { BillWithValues } from './bill-values.tsx'
import { Wait } from '../kit/wait.tsx'
import { EligibilityRefusalHelp } from './eligibility-refusal.tsx'
import { RegistrationStep } from './registration-step.tsx'

type EligibilityProps = ScreenProps<typeof eligibilityMachine>

/** The script of the account lookup loads after the form, because it is as large as the script of the form. */
const loadLookup = () => import('../recovery/account-lookup-dialog.tsx')

export function EligibilityForm({ snapshot, send }: EligibilityProps) {
  const text = useText('eligibility')
  const common = useCommonText()
  const fields = useText('fields')
  const { sisterName } = usePortal().configuration
  const { entries, errors, refusal, waitSeconds } = snapshot.context
  const form = useLeaving((left) => send({ type: 'draft.keep', draft: readForm(billForm, left, entries) }))
  const { accountLookup } = snapshot.children
  const lookup = useLazyModule(loadLookup)
  const bill = useBillPicture(text.bill.alt)
  const isPending = snapshot.hasTag('pending')
  const isRefused = refusal !== null || hasErrors(errors)
  const refusalText =
    refusal === 'sisterCustomer'
      ? text.refusals.sisterCustomer(sisterName)
      : refusal && text.refusals[refusal]
  const numberError =
    refusal === 'accountNumberNotFound'
      ? text.refusals[refusal]
      : errors.accountNumber && text.errors[errors.accountNumber]
  const openLookup = () =>
    void loadLookup().then(
      () => form.current && send({ type: 'lookup.open', bill: readForm(lookupForm, form.current, entries) }),
      () => undefined,
    )
  const switchTo = (chosen: BillEntries['customerType']) => {
    if (!form.current) return
    const typed = readForm(billForm, form.current, entries)
    send({ type: 'customerType.switch', entries: { ...typed, customerType: chosen } })
  }
  return (
    <RegistrationStep
      current={2}
      stepKey="eligibility.form"
      onClose={(event) => closeForm(event, form.current, send)}
      documentTitle={text.documentTitles.form}
      errors={[
        ...(refusalText ? [{ fieldId: 'accountNumber', text: refusalText }] : []),
        ...fieldErrors(errors, text.errors),
      ]}
      errorsHelp={
        refusal && (
          <>
            <Wait seconds={waitSeconds} />
            <EligibilityRefusalHelp refusal={refusal} entries={entries} />
          </>
        )
      }
      doing={isPending && text.validating}
      aside={
        <BillWithValues
          form={form}
          entries={entries}
          read={(typed) => readForm(billForm, typed, entries)}
          bill={{
            ...bill,
            isFolded: isRefused,
            labels: { ...text.bill, title: text.bill.label, close: common.close },
          }}
        />
      }
      asideLabel={text.bill.label}
      asideFirst
    >
      {snapshot.context.isAgain && !refusal && <p className={css.notice}>{text.again}</p>}
      <form
        ref={form}
        {...formWithRules(billForm, hasErrors(errors), {
          next: 'createLogin',
          before: entries,
          submit: (typed) => send({ type: 'form.submit', entries: typed }),
          edit: (typed) => send({ type: 'form.edit', entries: typed }),
        })}
      >
        <p className={css.intro}>{text.lead}</p>
        <AccountNumberField
          id="accountNumber"
          name="accountNumber"
          label={fields.accountNumber}
          hint={fields.accountNumberHint}
          marker={1}
          defaultValue={entries.accountNumber}
          error={numberError}
          reduce={reduceAccountNumber}
          after={<EligibilityLookupLink onOpen={lookup.failed ? undefined : openLookup} />}
        />
        <RadioChoice
          name="customerType"
          legend={fields.customerType}
          value={entries.customerType}
          onChange={(chosen) => switchTo(chosen === 'business' ? 'business' : 'individual')}
          options={[
            { value: 'individual', label: fields.individual },
            { value: 'business', label: fields.business },
          ]}
        />
        <EligibilityNames entries={entries} errors={errors} />
        <Actions>
          <Button type="submit" busy={isPending}>
            {isPending ? text.validating : common.next}
          </Button>
        </Actions>
      </form>
      {accountLookup && lookup.module && (
        <lookup.module.AccountLookupDialog
          actor={accountLookup}
          onClose={() => send({ type: 'dialog.close' })}
          onLeave={(changed) => send({ type: 'lookup.keep', changed })}
        />
      )}
      <LeavingDialog open={snapshot.matches('leaving')} send={send} />
      <AlreadyRegisteredDialog snapshot={snapshot} send={send} />
      <InProgressDialog snapshot={snapshot} send={send} />
    </RegistrationStep>
  )
}

function EligibilityNames({
  entries,
  errors,
}: Pick<EligibilityProps['snapshot']['context'], 'entries' | 'errors'>) {
  const text = useText('eligibility')
  const common = useCommonText()
  const fields = useText('fields')
  const field = (name: 'firstName' | 'lastName' | 'customerName') => ({
    id: name,
    name,
    label: fields[name],
    hint: text.nameHint,
    defaultValue: entries[name],
    error: errors[name] && text.errors[errors[name]],
    maxLength: name === 'customerName' ? 160 : 80,
  })
  if (entries.customerType === 'business')
    return <TextField key="customerName" {...field('customerName')} marker={2} autoComplete="organization" />
  return (
    <>
      <TextField key="firstName" {...field('firstName')} marker={2} autoComplete="given-name" />
      <TextField
        id="middleName"
        name="middleName"
        label={fields.middleName}
        optionalLabel={common.optional}
        hint={text.nameHint}
        defaultValue={entries.middleName}
        maxLength={80}
        autoComplete="additional-name"
      />
      <TextField key="lastName" {...field('lastName')} autoComplete="family-name" />
    </>
  )
}

function EligibilityLookupLink({ onOpen }: { readonly onOpen: (() => void) | undefined }) {
  const text = useText('eligibility')
  const press = (event: MouseEvent) => {
    if (!onOpen || !isPlainPress(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <>
      <span>{`${text.noBill} `}</span>
      <a href={paths.accountNumberLookup} aria-haspopup={onOpen && 'dialog'} onClick={press}>
        {text.lookUp}
      </a>
    </>
  )
}

function AlreadyRegisteredDialog({ snapshot, send }: EligibilityProps) {
  const { alreadyRegistered: text } = useText('eligibility')
  const common = useCommonText()
  return (
    <Dialog
      open={snapshot.matches('alreadyRegistered')}
      title={text.title}
      closeLabel={common.close}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <p>{text.text}</p>
      <Actions>
        <Button onPress={() => send({ type: 'login.choose' })}>{common.login}</Button>
        <Button variant="second" onPress={() => send({ type: 'forgotLogin.choose' })}>
          {text.forgotLogin}
        </Button>
        <Button variant="second" onPress={() => send({ type: 'forgotPassword.choose' })}>
          {text.forgotPassword}
        </Button>
      </Actions>
    </Dialog>
  )
}

function InProgressDialog({ snapshot, send }: EligibilityProps) {
  const { resendActivation } = snapshot.children
  const { inProgress: text } = useText('eligibility')
  const common = useCommonText()
  return (
    <Dialog
      open={snapshot.matches('registrationInProgress')}
      title={text.title}
      closeLabel={common.close}
      onClose={() => send({ type: 'dialog.close' })}
    >
      <p>{text.text}</p>
      {resendActivation && (
        <>
          <Actions>
            <ResendActivation actor={resendActivation} label="inProgress" />
          </Actions>
          <div className={css.below}>
            <WrongEmail actor={resendActivation} />
          </div>
        </>
      )}
    </Dialog>
  )
}
