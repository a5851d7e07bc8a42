import type { CountryCode } from 'libphonenumber-js'
import { classes } from '../classes.ts'
import fieldCss from '../field/field.module.css'
import type { describe } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './phone-field.module.css'

export interface PhoneProps {
  /**
   * The name of the field. The form contains the number in E.164 under `name`, and the two letters of the country
   * under `${name}Country`.
   */
  name: string
  /** The stored phone number, in the format E.164. */
  defaultValue?: string
  countryLabel: string
  /** The language tag for the names of countries. */
  language: string
}

/** The props that `PhoneField` passes to the plain input, and to the phone control that replaces the plain input. */
export interface PhoneInputProps extends PhoneProps {
  id: string
  defaultCountry: CountryCode
  described: ReturnType<typeof describe>
}

/**
 * Formats a US number without the prefix +1, exactly as the phone control formats it. A number of any other country
 * stays unformatted until the phone control has loaded.
 */
const nationalPart = (number = ''): string => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')

/**
 * A plain input for the phone number, which is visible until the real control has loaded. While the control loads, the
 * input is read-only. If the load has failed, the customer can type.
 */
export function PlainPhoneInput({
  id,
  name,
  defaultValue,
  defaultCountry,
  described,
  isWaiting,
  onFocusChange,
}: PhoneInputProps & { isWaiting: boolean; onFocusChange: (hasFocus: boolean) => void }) {
  return (
    <div className={classes(fieldCss.combo, fieldCss.narrow)} aria-busy={isWaiting}>
      <span className={classes(fieldCss.affix, css.country)}>
        <Flag country={defaultCountry} />
        <Icon name="chevron" />
      </span>
      {isWaiting && defaultCountry === 'US' && <span className={classes(fieldCss.affix, 'number')}>+1</span>}
      <input
        id={id}
        name={name}
        type="tel"
        size={13}
        className={classes(fieldCss.input, 'number')}
        autoComplete="tel"
        defaultValue={isWaiting && defaultCountry === 'US' ? nationalPart(defaultValue) : defaultValue}
        readOnly={isWaiting}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
        {...described}
      />
      <input type="hidden" name={`${name}Country`} value={defaultCountry} />
    </div>
  )
}

/** The portal serves the picture itself. The select over the flag shows the name of the country. */
export function Flag({ country }: { country: string }) {
  return <img src={`${import.meta.env.BASE_URL}flags/${country}.svg`} width="28" height="19" alt="" />
}
