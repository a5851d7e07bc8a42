import { AsYouType } from 'libphonenumber-js/min'
import { getCountries, getCountryCallingCode } from 'react-phone-number-input/min'
import type { Country } from 'react-phone-number-input/min'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { InputEvent } from 'react'
import { phoneCountry, sentPhone, shownPhone } from '../../../../machines/rules/phone.ts'
import { classes } from '../classes.ts'
import fieldCss from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'
import css from './phone-field.module.css'
import { Flag } from './plain-phone-input.tsx'
import type { PhoneInputProps } from './plain-phone-input.tsx'

const preferred: readonly Country[] = ['US', 'GB']

/** Returns the other countries with their names, which the browser provides, in the order of the names. */
const otherCountries = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = (country: Country) => ({ country, name: names.of(country) ?? country })
  const others = getCountries().filter((country) => !preferred.includes(country))
  const sorted = others.map(named).sort((a, b) => a.name.localeCompare(b.name, language))
  return { first: preferred.map(named), sorted }
}

/** Formats the digits that the customer has typed so far, if this changes nothing but spaces and marks. */
const formatted = (typed: string, country: Country): string => {
  if (!/^[+\d\s().-]*\d$/.test(typed)) return typed
  const text = new AsYouType(country).input(typed)
  const plain = (written: string) => written.replace(/[\s().-]/g, '')
  return plain(text) === plain(typed) ? text : typed
}

/**
 * The control of `PhoneField`. What the field shows is read when the form is read, so the form also receives a number
 * that a program has filled in without events. The control's script is large and is a separate file.
 */
export function PhoneFieldInput({
  id,
  name,
  defaultValue = '',
  countryLabel,
  language,
  defaultCountry,
  described,
  takesFocus,
}: PhoneInputProps & {
  /** True if the plain input had the focus when this control replaced it. This control then gets the focus. */
  takesFocus: boolean
}) {
  const [start] = useState(() => shownPhone(defaultValue, defaultCountry))
  const [country, setCountry] = useState(start?.country ?? defaultCountry)
  const input = useRef<HTMLInputElement>(null)
  const countries = useMemo(() => otherCountries(language), [language])
  const countryName = `${name}Country`
  const dialCodeId = `${id}-dial-code`

  useLayoutEffect(() => {
    const form = input.current?.form
    const read = ({ formData }: FormDataEvent) => {
      const [typed, chosen] = [formData.get(name), formData.get(countryName)]
      if (typeof typed === 'string' && typeof chosen === 'string')
        formData.set(name, sentPhone(typed, phoneCountry(chosen)))
    }
    form?.addEventListener('formdata', read)
    return () => form?.removeEventListener('formdata', read)
  }, [name, countryName])

  const settle = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const shown = shownPhone(field.value, country)
    if (!shown) return
    setCountry(shown.country)
    field.value = shown.text
  }
  const onInput = (event: InputEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const { inputType } = event.nativeEvent
    if (inputType === 'insertFromPaste') settle(event)
    else if (inputType === 'insertText' && field.selectionStart === field.value.length)
      field.value = formatted(field.value, country)
  }
  const line = ({ country: value, name: label }: { country: Country; name: string }) => (
    <option key={value} value={value}>
      {`${label} (+${getCountryCallingCode(value)})`}
    </option>
  )
  return (
    <div className={classes(fieldCss.combo, fieldCss.narrow)}>
      <span className={classes(fieldCss.affix, css.country)}>
        <Flag country={country} />
        <Icon name="chevron" />
        <select
          name={countryName}
          aria-label={countryLabel}
          autoComplete="tel-country-code"
          value={country}
          onChange={(event) => setCountry(phoneCountry(event.currentTarget.value))}
        >
          {countries.first.map(line)}
          <hr />
          {countries.sorted.map(line)}
        </select>
      </span>
      <span className={classes(fieldCss.affix, 'number')} id={dialCodeId}>
        {`+${getCountryCallingCode(country)}`}
      </span>
      <input
        ref={input}
        id={id}
        name={name}
        type="tel"
        size={13}
        className={classes(fieldCss.input, 'number')}
        autoComplete="tel-national"
        defaultValue={start?.text ?? defaultValue}
        onInput={onInput}
        onBlur={settle}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field had the focus before its control loaded
        autoFocus={takesFocus}
        aria-invalid={described['aria-invalid']}
        aria-describedby={classes(dialCodeId, described['aria-describedby'])}
      />
    </div>
  )
}
