import { useRef } from 'react'
import type { FormEvent } from 'react'
import type { LookupEntries } from '../../../../machines/account-lookup.machine.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { AlertDialog } from '../../components/dialog/alert-dialog.tsx'
import { RadioChoice } from '../../components/radio-choice/radio-choice.tsx'
import { lookupId, readLookup } from './account-lookup-entries.ts'
import { LookupAddress, LookupNames, LookupPhone } from './account-lookup-fields.tsx'
import type { AccountLookupProps } from './account-lookup-step.tsx'
import css from './account-lookup.module.css'
import recoveryCss from './recovery.module.css'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useAccountLookupText = textsOf('account-lookup')

/** By phone or address, for an individual or a business; a switch keeps what was typed and clears the warnings. */
export function AccountLookupForm({ snapshot, send }: AccountLookupProps) {
  const text = useAccountLookupText()
  const common = useCommonText()
  const form = useRef<HTMLFormElement>(null)
  const { entries, problems, isUnanswered } = snapshot.context
  const switchTo = (choice: Partial<LookupEntries>) => {
    if (!form.current) return
    send({ type: 'search.switch', entries: { ...readLookup(form.current, entries), ...choice } })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send({ type: 'form.submit', entries: readLookup(event.currentTarget, entries) })
  }
  return (
    <form ref={form} className={recoveryCss.form} noValidate onSubmit={submit}>
      <p className={css.intro}>{text.lead}</p>
      <RadioChoice
        id={lookupId('mode')}
        name="mode"
        legend={text.mode}
        long
        value={entries.mode}
        onChange={(mode) => switchTo({ mode: mode === 'address' ? 'address' : 'phone' })}
        options={[
          { value: 'phone', label: text.modes.phone },
          { value: 'address', label: text.modes.address },
        ]}
      />
      <RadioChoice
        id={lookupId('customerType')}
        name="customerType"
        legend={text.customerType}
        value={entries.customerType}
        onChange={(type) => switchTo({ customerType: type === 'business' ? 'business' : 'individual' })}
        options={[
          { value: 'individual', label: text.customerTypes.individual },
          { value: 'business', label: text.customerTypes.business },
        ]}
      />
      <div className={css.fields}>
        <LookupNames entries={entries} problems={problems} />
        {entries.mode === 'phone' ? (
          <LookupPhone entries={entries} problems={problems} />
        ) : (
          <LookupAddress entries={entries} problems={problems} />
        )}
      </div>
      <p role="status" className={css.unanswered}>
        {isUnanswered && text.unanswered}
      </p>
      <Actions>
        <Button type="submit" busy={snapshot.hasTag('pending')}>
          {common.next}
        </Button>
      </Actions>
      <AlertDialog
        open={snapshot.matches('callFailed')}
        text={text.callFailed}
        okLabel={common.ok}
        onOk={() => send({ type: 'alert.dismiss' })}
      />
    </form>
  )
}
