import type { BillEntries, BillField, BillError } from '../../../../machines/forms/bill.ts'
import type { FieldErrors } from '../../../../machines/rules/errors.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useEligibilityText = textsOf('eligibility')

interface EligibilityNamesProps {
  readonly customerType: BillEntries['customerType']
  readonly entries: BillEntries
  readonly errors: FieldErrors<BillField, BillError>
}

/** First, middle and last name, or the business name. */
export function EligibilityNames({ customerType, entries, errors }: EligibilityNamesProps) {
  const text = useEligibilityText()
  const common = useCommonText()
  const field = (name: 'firstName' | 'lastName' | 'customerName') => ({
    id: name,
    name,
    label: text[name],
    hint: text.nameHint,
    defaultValue: entries[name],
    error: errors[name] && text.errors[errors[name]],
    maxLength: name === 'customerName' ? 160 : 80,
  })
  if (customerType === 'Organization')
    return <TextField key="customerName" {...field('customerName')} marker={2} autoComplete="organization" />
  return (
    <>
      <TextField key="firstName" {...field('firstName')} marker={2} autoComplete="given-name" />
      <TextField
        id="middleName"
        name="middleName"
        label={text.middleName}
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
