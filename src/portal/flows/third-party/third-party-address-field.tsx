import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import type { AddressField } from '../../../../machines/rules/address.ts'
import { militaryBranches, militaryRegions, unitTypes } from '../../../../machines/rules/military.ts'
import { stateCodes } from '../../../../machines/rules/places.ts'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { usePortal } from '../kit/portal.tsx'
import { countryOptions } from './country-options.ts'
import { textsOf, useCommonText } from '../kit/texts.ts'

const useThirdPartyRegistrationText = textsOf('third-party-registration')

interface AddressFieldProps {
  readonly name: AddressField | 'streetSupplement'
  readonly defaultValue: string
  readonly problem: string | undefined
}

const codes = (list: readonly string[]) => list.map((code) => ({ value: code, label: code }))

/** One field of an address: a list where there is one, else a line of text. */
export function ThirdPartyAddressField({ name, defaultValue, problem }: AddressFieldProps) {
  const { address: text } = useThirdPartyRegistrationText()
  const common = useCommonText()
  const field = { id: name, name, label: text[name], defaultValue, problem }
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
