import type {
  EligibilityEntries,
  EligibilityField,
  EligibilityProblem,
} from '../../../../machines/eligibility.machine.ts'
import type { Problems } from '../../../../machines/rules/problems.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useEligibilityText = textsOf('eligibility')

interface EligibilityNamesProps {
  readonly customerType: EligibilityEntries['customerType']
  readonly entries: EligibilityEntries
  readonly problems: Problems<EligibilityField, EligibilityProblem>
}

/** First, middle and last name, or the business name. */
export function EligibilityNames({ customerType, entries, problems }: EligibilityNamesProps) {
  const text = useEligibilityText()
  const common = useCommonText()
  const field = (name: 'firstName' | 'lastName' | 'customerName') => ({
    id: name,
    name,
    label: text[name],
    hint: text.nameHint,
    defaultValue: entries[name],
    problem: problems[name] && text.problems[problems[name]],
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
