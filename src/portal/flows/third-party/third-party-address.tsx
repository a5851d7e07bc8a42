import { addressErrors, addressFields, addressTypes } from '../../../../machines/forms/address.ts'
import type { AddressEntries, AddressField, AddressType } from '../../../../machines/forms/address.ts'
import type { ThirdPartyErrors } from '../../../../machines/forms/third-party.ts'
import { hasErrors } from '../../../../machines/rules/errors.ts'
import { classes } from '../../components/classes.ts'
import { RadioChoice } from '../../components/radio-choice/radio-choice.tsx'
import form from '../kit/form.module.css'
import css from './third-party.module.css'
import { PrefilledPart } from './prefilled-part.tsx'
import { useText, useCommonText, usePortal } from '../kit/portal.tsx'
import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import {
  countryCodes,
  militaryBranches,
  militaryRegions,
  stateCodes,
  unitTypes,
} from '../../../../machines/rules/places.ts'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'

interface AddressProps {
  readonly address: AddressEntries
  readonly addressType: AddressType
  readonly errors: ThirdPartyErrors
  readonly onChoose: (addressType: AddressType) => void
}
type ShownField = AddressField | 'streetSupplement'

const order: readonly ShownField[] = [
  ...(['houseNumber', 'streetName', 'streetSupplement', 'poBox', 'unit', 'unitNumber'] as const),
  ...(['apoFmoDpo', 'aeApAA', 'city', 'state', 'foreignState', 'foreignCountry', 'zipCode'] as const),
]
const alone: readonly ShownField[] = ['streetSupplement', 'poBox', 'city']

const applies = (field: ShownField, addressType: AddressType): boolean =>
  addressFields[addressType].includes(field === 'streetSupplement' ? 'streetName' : field)

/**
 * The section Address. All fields are always in the page. The chosen type of address determines which fields are
 * visible, so the entries stay when the customer changes the type.
 */
export function ThirdPartyRegistrationAddress({ address, addressType, errors, onChoose }: AddressProps) {
  const { address: text, errors: words, change } = useText('thirdPartyRegistration')
  const { language } = usePortal()
  const errorOf = (field: ShownField) => {
    const error = field === 'streetSupplement' ? undefined : errors[field]
    return error && words[error]
  }
  return (
    <section className={form.section} aria-labelledby="address">
      <h2 id="address">{text.title}</h2>
      <PrefilledPart
        isWhole={!hasErrors(addressErrors(address))}
        hasProblem={order.some((field) => errorOf(field) !== undefined)}
        labels={{ change, what: text.title }}
        rows={[
          { term: text.types[address.addressType], value: addressInLine(address, text.poBox, language) },
        ]}
      >
        <div className={form.fields}>
          <RadioChoice
            name="addressType"
            legend={text.type}
            value={addressType}
            onChange={(chosen) => onChoose(addressTypes.find((type) => type === chosen) ?? addressType)}
            options={addressTypes.map((type) => ({ value: type, label: text.types[type] }))}
            long
          />
        </div>
        <div className={css.address}>
          {order.map((field) => (
            <div
              key={field}
              className={classes(alone.includes(field) && css.alone)}
              hidden={!applies(field, addressType)}
            >
              <ThirdPartyAddressField name={field} defaultValue={address[field]} error={errorOf(field)} />
            </div>
          ))}
        </div>
      </PrefilledPart>
    </section>
  )
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

const addressInLine = (address: AddressEntries, poBox: string, language: string): string => {
  const { city, state, zipCode, streetSupplement } = address
  const street = joined(address.houseNumber, address.streetName)
  const parts: Readonly<Record<AddressType, readonly string[]>> = {
    STANDARD: [street, streetSupplement, city, joined(state, zipCode)],
    'PO BOX': [joined(poBox, address.poBox), city, joined(state, zipCode)],
    MILITARY: [joined(address.unit, address.unitNumber), joined(address.apoFmoDpo, address.aeApAA, zipCode)],
    FOREIGN: [
      street,
      streetSupplement,
      city,
      joined(address.foreignState, zipCode),
      countryName(address.foreignCountry, language),
    ],
  }
  return parts[address.addressType].filter((part) => part !== '').join(', ')
}

const countryName = (code: string, language: string): string =>
  code === '' ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code)

interface AddressFieldProps {
  readonly name: AddressField | 'streetSupplement'
  readonly defaultValue: string
  readonly error: string | undefined
}

const codes = (list: readonly string[]) => list.map((code) => ({ value: code, label: code }))

function ThirdPartyAddressField({ name, defaultValue, error }: AddressFieldProps) {
  const { address: text } = useText('thirdPartyRegistration')
  const fields = useText('fields')
  const common = useCommonText()
  const field = { id: name, name, label: { ...text, ...fields }[name], defaultValue, error }
  const list = { ...field, placeholder: common.pleaseSelectOne }
  switch (name) {
    case 'houseNumber':
      return <TextField {...field} autoComplete="off" maxLength={20} />
    case 'streetName':
      return <TextField {...field} autoComplete="address-line1" maxLength={120} />
    case 'streetSupplement':
      return (
        <TextField
          {...field}
          optionalLabel={common.optional}
          hint={text.supplementHint}
          autoComplete="address-line2"
          maxLength={40}
        />
      )
    case 'poBox':
    case 'unitNumber':
      return <TextField {...field} width="narrow" autoComplete="off" maxLength={20} />
    case 'unit':
      return (
        <SelectField {...list} options={unitTypes.map((value) => ({ value, label: text.units[value] }))} />
      )
    case 'apoFmoDpo':
      return <SelectField {...list} options={codes(militaryBranches)} />
    case 'aeApAA':
      return <SelectField {...list} options={codes(militaryRegions)} />
    case 'city':
      return <TextField {...field} autoComplete="address-level2" maxLength={80} />
    case 'state':
      return <SelectField {...list} options={codes(stateCodes)} autoComplete="address-level1" />
    case 'foreignState':
      return <TextField {...field} autoComplete="address-level1" maxLength={80} />
    case 'foreignCountry':
      return <CountryField {...list} />
    case 'zipCode':
      return <TextField {...field} width="narrow" autoComplete="postal-code" maxLength={16} />
  }
}

function CountryField(field: Omit<ComponentProps<typeof SelectField>, 'options' | 'autoComplete'>) {
  const { language } = usePortal()
  const countries = useMemo(() => countryOptions(language), [language])
  return <SelectField {...field} options={countries} autoComplete="country" />
}

const countryOptions = (language: string): { value: string; label: string }[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label))
}
