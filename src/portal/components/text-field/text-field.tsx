import type { HTMLInputAutoCompleteAttribute } from 'react'
import { classes } from '../classes.ts'
import css from '../field/field.module.css'
import { describe, Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'

interface TextFieldProps extends FieldProps {
  name: string
  defaultValue?: string
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  autoComplete?: HTMLInputAutoCompleteAttribute
  autoCapitalize?: 'none' | 'words'
  spellCheck?: boolean
  maxLength?: number
  readOnly?: boolean
  /**
   * The width of the input, which fits the usual length of the entry. `code` is for a verification code, and `narrow`
   * is for a login ID or a phone number.
   */
  width?: 'full' | 'narrow' | 'code'
}

/**
 * A text input. React does not control its value, and the form does not check the value before the customer submits
 * the form.
 */
export function TextField({
  id,
  label,
  hint,
  error,
  optionalLabel,
  marker,
  after,
  width = 'full',
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optionalLabel, marker, after }}>
      <input
        {...input}
        id={id}
        type={type}
        enterKeyHint={width === 'code' ? 'done' : undefined}
        size={width === 'code' ? 6 : undefined}
        className={classes(css.input, width !== 'full' && css[width])}
        {...describe({ id, hint, error })}
      />
    </Field>
  )
}
