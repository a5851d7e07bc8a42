import { type Country, getCountryCallingCode } from 'react-phone-number-input/min'
import { classes } from '../classes.ts'
import fieldCss from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'
import { Flag } from './flag.tsx'
import css from './phone-field.module.css'

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

/** Flag, native select over it, and the dial code, which is never typed. */
export function CountrySelect({ name, label, dialCodeId, value, options, onChange }: CountrySelectProps) {
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
      {label} (+{getCountryCallingCode(country)})
    </option>
  )
}
