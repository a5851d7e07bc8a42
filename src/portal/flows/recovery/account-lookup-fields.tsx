import type {
  LookupEntries,
  LookupField,
  LookupProblem,
} from '../../../../machines/account-lookup.machine.ts'
import { stateCodes } from '../../../../machines/rules/places.ts'
import type { Problems } from '../../../../machines/rules/problems.ts'
import { PhoneField } from '../../components/phone-field/phone-field.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { usePortal } from '../kit/portal.tsx'
import { lookupId } from './account-lookup-entries.ts'
import css from './account-lookup.module.css'
import { textsOf, useCommonText } from '../kit/texts.ts'
import type { Texts } from '../../text/texts.ts'

const useAccountLookupText = textsOf('account-lookup')

interface FieldsProps {
  readonly entries: LookupEntries
  readonly problems: Problems<LookupField, LookupProblem>
}
type TypedField = keyof Texts['account-lookup']['fields']
type RequiredField = Exclude<LookupField, 'phone'>

const states = stateCodes.map((code) => ({ value: code, label: code }))

/** What the fields have in common; an optional one says so. */
const useField = ({ entries, problems }: FieldsProps) => {
  const text = useAccountLookupText()
  const common = useCommonText()
  const plain = (name: TypedField, maxLength: number) => ({
    id: lookupId(name),
    name,
    label: text.fields[name],
    defaultValue: entries[name],
    maxLength,
  })
  return {
    requiredField: (name: RequiredField, maxLength: number) => {
      const problem = problems[name]
      return { ...plain(name, maxLength), problem: problem && text.problems[problem] }
    },
    optionalField: (name: TypedField, maxLength: number) => ({
      ...plain(name, maxLength),
      optionalLabel: common.optional,
    }),
  }
}

/** First and last name, or the business name. */
export function LookupNames(props: FieldsProps) {
  const { requiredField } = useField(props)
  if (props.entries.customerType === 'business')
    return <TextField {...requiredField('customerName', 160)} autoComplete="organization" />
  return (
    <div className={css.pair}>
      <TextField {...requiredField('firstName', 80)} autoComplete="given-name" />
      <TextField {...requiredField('lastName', 80)} autoComplete="family-name" />
    </div>
  )
}

export function LookupPhone({ entries, problems }: FieldsProps) {
  const text = useAccountLookupText()
  const { language } = usePortal()
  return (
    <PhoneField
      id={lookupId('phone')}
      name="phone"
      label={text.fields.phone}
      defaultValue={entries.phone || undefined}
      problem={problems.phone && text.problems[problems.phone]}
      countryLabel={text.phoneCountry}
      language={language}
    />
  )
}

/** Email, house number and supplement may be left out (document 1, §5). */
export function LookupAddress(props: FieldsProps) {
  const text = useAccountLookupText()
  const common = useCommonText()
  const { requiredField, optionalField } = useField(props)
  const { maxLength: _, ...state } = requiredField('state', 2)
  return (
    <>
      <TextField {...optionalField('email', 254)} type="email" autoComplete="email" autoCapitalize="none" />
      <div className={css.pair}>
        <TextField {...optionalField('houseNumber', 20)} />
        <TextField {...requiredField('streetName', 120)} autoComplete="address-line1" />
      </div>
      <TextField
        {...optionalField('supplement', 40)}
        hint={text.supplementHint}
        autoComplete="address-line2"
      />
      <TextField {...requiredField('city', 80)} autoComplete="address-level2" />
      <div className={css.pair}>
        <SelectField
          {...state}
          options={states}
          placeholder={common.pleaseSelectOne}
          autoComplete="address-level1"
        />
        <TextField {...requiredField('zipCode', 10)} autoComplete="postal-code" inputMode="text" />
      </div>
    </>
  )
}
