import { classes } from '../classes.ts'
import fieldCss from '../field/field.module.css'
import { ErrorMessage } from '../error-message/error-message.tsx'
import { describe, errorId } from '../field/field.tsx'
import type { Option } from '../select-field/select-field.tsx'
import css from './radio-choice.module.css'

interface RadioChoiceProps {
  name: string
  /** Id of the first radio, the target of the error summary; `name` by default. */
  id?: string
  legend: string
  options: readonly Option[]
  /** Uncontrolled: read from the form on submit. */
  defaultValue?: string
  /** Controlled, for a choice that changes the form: pass both. */
  value?: string
  onChange?: (value: string) => void
  error?: string
  /** Four or long options: on phones they are below each other. */
  long?: boolean
}

/** Native radio buttons in one row, all visible. */
export function RadioChoice({
  name,
  id = name,
  legend,
  options,
  defaultValue,
  value,
  onChange,
  error,
  long,
}: RadioChoiceProps) {
  const described = describe({ id, error })
  return (
    <fieldset className={classes(fieldCss.field, css.frame)} aria-describedby={described['aria-describedby']}>
      <legend className={fieldCss.label}>{legend}</legend>
      {error && <ErrorMessage id={errorId(id)} text={error} />}
      <div className={classes(css.choices, long && css.long, error !== undefined && css.refused)}>
        {options.map((option, place) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              id={place === 0 ? id : undefined}
              value={option.value}
              defaultChecked={defaultValue === undefined ? undefined : option.value === defaultValue}
              checked={value === undefined ? undefined : option.value === value}
              onChange={onChange && (() => onChange(option.value))}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
