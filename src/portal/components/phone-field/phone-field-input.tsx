import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import PhoneInput, {
  getCountries,
  parsePhoneNumber,
  getCountryCallingCode,
} from 'react-phone-number-input/min'
import type { Country } from 'react-phone-number-input/min'
import { useMemo, useState } from 'react'
import type { ClipboardEvent } from 'react'
import { classes } from '../classes.ts'
import fieldCss from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'
import css from './phone-field.module.css'
import { Flag } from './plain-phone-input.tsx'
import type { PhoneInputProps } from './plain-phone-input.tsx'

/**
 * Returns the names of the countries, which the browser provides. With the names of react-phone-number-input, the
 * portal would load one more file for each language.
 */
const countryNames = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return Object.fromEntries(getCountries().map((country) => [country, names.of(country) ?? country]))
}

/**
 * Returns a stored number in international form. If the customer typed the number before this control had loaded, the
 * stored number has the form `(609) 555-0148`.
 */
const inFull = (stored: string | undefined, country: Country | undefined): string | undefined =>
  !stored || stored.startsWith('+') ? stored : parsePhoneNumberFromString(stored, country)?.number

/**
 * The control of `PhoneField`. The control shows the number in national format, and the form receives the number in
 * E.164. Its script is large and is a separate file.
 */
export function PhoneFieldInput({
  id,
  name,
  defaultValue,
  countryLabel,
  language,
  defaultCountry,
  described,
  takesFocus,
}: PhoneInputProps & {
  /** True if the plain input had the focus when this control replaced it. This control then gets the focus. */
  takesFocus: boolean
}) {
  const [value, setValue] = useState<string | undefined>(() => inFull(defaultValue, defaultCountry))
  const labels = useMemo(() => countryNames(language), [language])
  const dialCodeId = `${id}-dial-code`
  const describedBy = described['aria-describedby']
  // Selects the country of a pasted number. Without this function, the control would keep the country that was selected
  // before, and show the pasted number with a foreign calling code.
  const paste = (event: ClipboardEvent) => {
    const pasted = parsePhoneNumber(event.clipboardData.getData('text').trim())
    if (!pasted) return
    event.preventDefault()
    setValue(pasted.number)
  }
  return (
    <>
      <PhoneInput
        id={id}
        value={value}
        onChange={setValue}
        onPaste={paste}
        defaultCountry={defaultCountry}
        international={false}
        initialValueFormat="national"
        addInternationalOption={false}
        focusInputOnCountrySelection={false}
        countryOptionsOrder={['US', 'GB', '|', '...']}
        labels={labels}
        locales={language}
        countrySelectComponent={CountrySelect}
        countrySelectProps={{ name: `${name}Country`, label: countryLabel, dialCodeId }}
        className={classes(fieldCss.combo, fieldCss.narrow)}
        numberInputProps={{ className: classes(fieldCss.input, 'number') }}
        autoComplete="tel-national"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field had the focus before its control loaded
        autoFocus={takesFocus}
        aria-invalid={described['aria-invalid']}
        aria-describedby={classes(dialCodeId, describedBy)}
      />
      <input type="hidden" name={name} value={value ?? ''} />
    </>
  )
}

interface CountryOption {
  value?: Country
  label: string
  divider?: boolean
}

interface CountrySelectProps {
  name: string
  label: string
  dialCodeId: string
  value?: Country
  options: readonly CountryOption[]
  onChange: (country: Country | undefined) => void
}

/**
 * The flag of the country with a native select over it, and the calling code. The customer chooses the country and
 * never types the calling code.
 */
function CountrySelect({ name, label, dialCodeId, value, options, onChange }: CountrySelectProps) {
  return (
    <>
      <span className={classes(fieldCss.affix, css.country)}>
        {value && <Flag country={value} />}
        <Icon name="chevron" />
        <select
          name={name}
          aria-label={label}
          autoComplete="tel-country-code"
          value={value}
          onChange={(event) =>
            onChange(options.find((option) => option.value === event.currentTarget.value)?.value)
          }
        >
          {options.map((option) => (option.value ? line(option.value, option.label) : <hr key="divider" />))}
        </select>
      </span>
      <span className={classes(fieldCss.affix, 'number')} id={dialCodeId}>
        {value && `+${getCountryCallingCode(value)}`}
      </span>
    </>
  )
}

function line(country: Country, label: string) {
  return (
    <option key={country} value={country}>
      {`${label} (+${getCountryCallingCode(country)})`}
    </option>
  )
}
