import type { ClipboardEvent } from 'react'
import { classes } from '../classes.ts'
import fieldCss from '../field/field.module.css'
import { describe, Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import css from './account-number-field.module.css'

interface AccountNumberFieldProps extends FieldProps {
  name: string
  defaultValue?: string
  /** The printed prefix, which the customer never types. */
  prefix?: string
  /**
   * Returns the digits that a pasted text adds to the input. The pasted text can contain spaces, dashes, or the whole
   * printed number.
   */
  reduce: (text: string) => string
}

/**
 * A field for an account number as printed on the bill. The field has a fixed prefix, and an input with a numeric
 * keypad for the last 12 digits.
 */
export function AccountNumberField({
  name,
  defaultValue,
  prefix = 'XXXX-',
  reduce,
  ...field
}: AccountNumberFieldProps) {
  const prefixId = `${field.id}-prefix`
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    const all = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)
    // After typing, the browser dispatches the event `input`. After a paste, the component sets the value itself, so it
    // must dispatch the event itself.
    event.currentTarget.setRangeText(reduce(all) || all, 0, value.length, 'end')
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Field {...field}>
      <div className={classes(fieldCss.combo, css.account)}>
        <span className={fieldCss.affix} id={prefixId}>
          {prefix}
        </span>
        <input
          id={field.id}
          name={name}
          className={fieldCss.input}
          defaultValue={defaultValue}
          inputMode="numeric"
          autoComplete="off"
          size={12}
          onPaste={paste}
          {...describe(field, prefixId)}
        />
      </div>
    </Field>
  )
}
