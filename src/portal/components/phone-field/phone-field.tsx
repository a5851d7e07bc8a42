import { useState } from 'react'
import type { CountryCode } from 'libphonenumber-js'
import { describe } from '../field/described-by.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { useLazyModule } from '../use-lazy-module.ts'
import { PlainPhoneInput } from './plain-phone-input.tsx'

interface PhoneProps {
  /** Form names: `name` carries the number in E.164, `${name}Country` the country as two letters. */
  name: string
  /** E.164. */
  defaultValue?: string
  countryLabel: string
  /** Language tag for the names of countries. */
  language: string
}

interface PhoneFieldProps extends FieldProps, PhoneProps {
  /** ISO 3166 code of two letters. */
  defaultCountry?: CountryCode
}

/** What the control needs of its field. */
export interface PhoneInputProps extends PhoneProps {
  id: string
  defaultCountry: CountryCode
  described: ReturnType<typeof describe>
}

const loadInput = () => import('./phone-field-input.tsx')

/**
 * A phone number with its country. The control is heavy and comes in its own chunk; until then the field looks the
 * same, and if it never comes a plain input takes the number as it is typed.
 */
export function PhoneField({
  name,
  defaultValue,
  countryLabel,
  language,
  defaultCountry = 'US',
  ...field
}: PhoneFieldProps) {
  const { module, failed } = useLazyModule(loadInput)
  const [hasFocus, setFocus] = useState(false)
  const control: PhoneInputProps = {
    id: field.id,
    name,
    defaultValue,
    countryLabel,
    language,
    defaultCountry,
    described: describe(field),
  }
  return (
    <Field {...field}>
      {module ? (
        <module.PhoneFieldInput {...control} takesFocus={hasFocus} />
      ) : (
        <PlainPhoneInput {...control} isWaiting={!failed} onFocusChange={setFocus} />
      )}
    </Field>
  )
}
