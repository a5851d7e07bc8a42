import type { EligibilityEntries } from '../../../../machines/eligibility.machine.ts'
import { reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { AccountNumberField } from '../../components/account-number-field/account-number-field.tsx'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { RadioChoice } from '../../components/radio-choice/radio-choice.tsx'
import { SampleBill } from '../../components/sample-bill/sample-bill.tsx'
import { Step } from '../../components/step/step.tsx'
import { useLazyModule } from '../../components/use-lazy-module.ts'
import { usePortal } from '../kit/portal.tsx'
import { AlreadyRegisteredDialog, InProgressDialog } from './eligibility-dialogs.tsx'
import { EligibilityLookupLink } from './eligibility-lookup-link.tsx'
import { EligibilityNames } from './eligibility-names.tsx'
import { EligibilityRefusalHelp } from './eligibility-refusal-help.tsx'
import type { EligibilityProps } from './eligibility.tsx'
import { fieldProblems } from '../kit/field-problems.ts'
import { onSubmit, readForm } from '../kit/form.ts'
import type { ReadField } from '../kit/form.ts'
import css from './registration.module.css'
import { useStepWords } from '../kit/step-labels.ts'
import { useLeaving } from '../kit/use-leaving.ts'
import { withTexts } from '../../text/load-texts.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useEligibilityText = textsOf('eligibility')

/** Comes behind the form: it is a flow of its own, as large as this one. */
const loadLookup = () => withTexts(import('../recovery/account-lookup-dialog.tsx'))

/** The form beside the sample bill; its dialogs open over it, so that nothing typed is lost. */
export function EligibilityForm({ snapshot, send }: EligibilityProps) {
  const text = useEligibilityText()
  const common = useCommonText()
  const words = useStepWords()
  const { productName, sisterName } = usePortal().configuration
  const { entries, problems, refusal } = snapshot.context
  const { customerType } = entries
  const form = useLeaving((left) => send({ type: 'draft.keep', draft: readEntries(readForm(left), entries) }))
  const { accountLookup } = snapshot.children
  const lookup = useLazyModule(loadLookup)
  const isPending = snapshot.hasTag('pending')
  const refusalText =
    refusal === 'sisterCustomer'
      ? text.refusals.sisterCustomer(sisterName)
      : refusal && text.refusals[refusal]
  /** Not before there is something to open: the form goes on meanwhile. */
  const openLookup = () =>
    void loadLookup().then(
      () => send({ type: 'lookup.open' }),
      () => undefined,
    )
  const switchTo = (chosen: EligibilityEntries['customerType']) => {
    if (!form.current) return
    const typed = readEntries(readForm(form.current), entries)
    send({ type: 'customerType.switch', entries: { ...typed, customerType: chosen } })
  }
  return (
    <Step
      {...words}
      stepKey="eligibility.form"
      onClose={() => send({ type: 'close.choose' })}
      title={text.title(productName)}
      documentTitle={text.documentTitles.form}
      gauge={{ ...text.gauge, current: 2, stepOf: text.gauge.stepOf(2, text.gauge.steps.length) }}
      problems={[
        ...(refusalText ? [{ fieldId: 'accountNumber', text: refusalText }] : []),
        ...fieldProblems(problems, text.problems),
      ]}
      busy={isPending}
      announce={isPending ? text.validating : undefined}
      aside={
        <SampleBill
          alt={text.bill.alt}
          labels={{ ...text.bill, title: text.bill.label, close: common.close }}
        />
      }
      asideLabel={text.bill.label}
      asideFirst
    >
      {refusal && <EligibilityRefusalHelp refusal={refusal} />}
      <form
        ref={form}
        noValidate
        onSubmit={onSubmit((read) => send({ type: 'form.submit', entries: readEntries(read, entries) }))}
      >
        <p className={css.intro}>{text.lead}</p>
        <AccountNumberField
          id="accountNumber"
          name="accountNumber"
          label={text.accountNumber}
          hint={text.accountNumberHint}
          marker={1}
          defaultValue={entries.accountNumber}
          problem={problems.accountNumber && text.problems[problems.accountNumber]}
          reduce={reduceAccountNumber}
          after={<EligibilityLookupLink onOpen={lookup.failed ? undefined : openLookup} />}
        />
        <RadioChoice
          name="customerType"
          legend={text.customerType}
          value={customerType}
          onChange={(chosen) => switchTo(chosen === 'Organization' ? 'Organization' : 'Person')}
          options={[
            { value: 'Person', label: text.individual },
            { value: 'Organization', label: text.business },
          ]}
        />
        <EligibilityNames customerType={customerType} entries={entries} problems={problems} />
        <Actions>
          <Button type="submit" busy={isPending}>
            {isPending ? text.validating : text.next}
          </Button>
        </Actions>
      </form>
      {accountLookup && lookup.module && (
        <lookup.module.AccountLookupDialog
          actor={accountLookup}
          onClose={() => send({ type: 'dialog.close' })}
        />
      )}
      <AlreadyRegisteredDialog open={snapshot.matches('alreadyRegistered')} send={send} />
      <InProgressDialog
        open={snapshot.matches('registrationInProgress')}
        resend={snapshot.children.resendActivation}
        send={send}
      />
    </Step>
  )
}

/** Names of the other customer type are not in the form; those typed before are kept. */
const readEntries = (read: ReadField, before: EligibilityEntries): EligibilityEntries => ({
  accountNumber: read('accountNumber'),
  customerType: before.customerType,
  ...(before.customerType === 'Person'
    ? {
        firstName: read('firstName'),
        middleName: read('middleName'),
        lastName: read('lastName'),
        customerName: before.customerName,
      }
    : {
        firstName: before.firstName,
        middleName: before.middleName,
        lastName: before.lastName,
        customerName: read('customerName'),
      }),
})
