import { classes } from '../classes.ts'
import fieldCss from '../field/field.module.css'
import { ErrorMessage } from '../error-message/error-message.tsx'
import { describe, errorId } from '../field/field.tsx'
import type { Option } from '../select-field/select-field.tsx'
import css from './radio-choice.module.css'

interface RadioChoiceProps {
  name: string
  /** The id of the first radio button, to which the error summary links; by default `name`. */
  id?: string
  legend: string
  options: readonly Option[]
  /** The initial value of an uncontrolled choice, which the form reads on submit. */
  defaultValue?: string
  /**
   * The value of a controlled choice. The form shows or hides some of its fields according to this value. If you pass
   * this value, pass `onChange` too.
   */
  value?: string
  onChange?: (value: string) => void
  error?: string
  /** Set this property for four options, or for long options. On phones, long options are one below the other. */
  long?: boolean
}

/**
 * Native radio buttons, which show the customer all options at once. The options are in one row if it has enough space.
 */
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
