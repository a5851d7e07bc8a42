import type { HTMLInputAutoCompleteAttribute } from 'react'
import fieldCss from '../field/field.module.css'
import { describe, Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './select-field.module.css'

export interface Option {
  value: string
  label: string
}

interface SelectFieldProps extends FieldProps {
  name: string
  options: readonly Option[]
  /** The text of the first option, which has an empty value: "Please Select One". */
  placeholder?: string
  defaultValue?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** A native select, which phones, keyboards and screen readers support. */
export function SelectField({
  name,
  options,
  placeholder,
  defaultValue,
  autoComplete,
  ...field
}: SelectFieldProps) {
  return (
    <Field {...field}>
      <div className={css.pick}>
        <select
          id={field.id}
          name={name}
          className={fieldCss.input}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          {...describe(field)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
    </Field>
  )
}
