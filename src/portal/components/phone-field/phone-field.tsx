import type { CountryCode } from 'libphonenumber-js'
import { useState } from 'react'
import { describe, Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { useLazyModule } from '../use-lazy-module.ts'
import { PlainPhoneInput } from './plain-phone-input.tsx'
import type { PhoneInputProps, PhoneProps } from './plain-phone-input.tsx'

interface PhoneFieldProps extends FieldProps, PhoneProps {
  /** The country code with two letters (ISO 3166). */
  defaultCountry?: CountryCode
}

const loadInput = () => import('./phone-field-input.tsx')

/**
 * A field for a phone number with its country. The script of the real control is large and loads as a separate file.
 * The field looks the same before this file has loaded. If the file cannot be loaded, the field is a plain input.
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
