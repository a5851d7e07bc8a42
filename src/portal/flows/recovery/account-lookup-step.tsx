import type { ComponentType } from 'react'
import type { accountLookupMachine } from '../../../../machines/account-lookup.machine.ts'
import { lookupId } from './account-lookup-entries.ts'
import { AccountLookupForm } from './account-lookup-form.tsx'
import { AccountLookupResults } from './account-lookup-results.tsx'
import { fieldErrors } from '../kit/form.ts'
import { stateName } from '../kit/screen.ts'
import type { ScreenProps, StateName } from '../kit/screen.ts'
import { SecurityCheck } from '../verification/security-check.tsx'
import { textsOf } from '../kit/texts.ts'
import type { Texts } from '../../text/texts.ts'

const useAccountLookupText = textsOf('account-lookup')

export type AccountLookupProps = ScreenProps<typeof accountLookupMachine> & {
  /** Of the headings inside: below a page's title, or below a dialog's. */
  readonly level: 2 | 3
}
type Snapshot = AccountLookupProps['snapshot']

const steps: Record<StateName<typeof accountLookupMachine>, ComponentType<AccountLookupProps>> = {
  securityCheck: LookupSecurityCheck,
  form: AccountLookupForm,
  searching: AccountLookupForm,
  callFailed: AccountLookupForm,
  results: AccountLookupResults,
}

/** What stands inside the page or the dialog. */
export function AccountLookupStep(props: AccountLookupProps) {
  const View = steps[stateName(props.snapshot.value)]
  return <View {...props} />
}

function LookupSecurityCheck({ snapshot }: AccountLookupProps) {
  const { securityCheck } = snapshot.children
  return securityCheck && <SecurityCheck actor={securityCheck} />
}

const placeOf = (snapshot: Snapshot): keyof Texts['account-lookup']['places'] => {
  if (snapshot.matches('securityCheck')) return 'securityCheck'
  return snapshot.hasTag('result') ? 'results' : 'form'
}

/** What the frame around it, page or dialog, has to know. */
export const useLookupFrame = (snapshot: Snapshot) => {
  const text = useAccountLookupText()
  const busy = snapshot.hasTag('pending')
  return {
    place: placeOf(snapshot),
    busy,
    announce: busy ? text.searching : undefined,
    errors: fieldErrors(snapshot.context.errors, text.errors).map((error) => ({
      ...error,
      fieldId: lookupId(error.fieldId),
    })),
  }
}
