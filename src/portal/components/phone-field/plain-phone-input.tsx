import { classes } from '../classes.ts'
import fieldCss from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'
import { Flag } from './flag.tsx'
import css from './phone-field.module.css'
import type { PhoneInputProps } from './phone-field.tsx'

/** Stands in for the real control: read-only while that is on its way, typed into when it could not be loaded. */
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
      <input
        id={id}
        name={name}
        type="tel"
        className={classes(fieldCss.input, 'number')}
        autoComplete="tel"
        defaultValue={defaultValue}
        readOnly={isWaiting}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
        {...described}
      />
      <input type="hidden" name={`${name}Country`} value={defaultCountry} />
    </div>
  )
}
