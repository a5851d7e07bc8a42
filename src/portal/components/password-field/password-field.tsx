import { useEffect, useRef, useState } from 'react'
import { describe } from '../field/described-by.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import fieldCss from '../field/field.module.css'
import css from './password-field.module.css'
import { type Strength, type StrengthLabels, StrengthMeter } from './strength.tsx'

interface PasswordFieldProps extends Omit<FieldProps, 'optionalLabel' | 'marker'> {
  name: string
  autoComplete: 'new-password' | 'current-password'
  /** What the password has to be, listed between label and input. */
  rules?: readonly string[]
  showLabel: string
  hideLabel: string
  /** Said after "Show" or "Hide" to those who hear the page: which of two passwords it shows. */
  hiddenSuffix: string
  meter?: { measure: (password: string) => Strength; labels: StrengthLabels }
}

/** A password, hidden until shown by a word, hidden again when its form is submitted. Pasting works. */
export function PasswordField({
  name,
  autoComplete,
  rules,
  showLabel,
  hideLabel,
  hiddenSuffix,
  meter,
  ...field
}: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const [strength, setStrength] = useState(meter?.measure(''))
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const rulesId = `${field.id}-rules`
  const toggle = shown ? hideLabel : showLabel
  return (
    <Field
      {...field}
      rules={
        rules && (
          <ul className={css.rules} id={rulesId}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )
      }
    >
      <div className={fieldCss.combo}>
        <input
          ref={input}
          id={field.id}
          name={name}
          type={shown ? 'text' : 'password'}
          className={fieldCss.input}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onInput={meter && ((event) => setStrength(meter.measure(event.currentTarget.value)))}
          {...describe(field, ...(rules ? [rulesId] : []))}
        />
        <button type="button" onClick={() => setShown(!shown)}>
          {toggle}
          <span className="hidden"> {hiddenSuffix}</span>
        </button>
      </div>
      {meter && strength && <StrengthMeter strength={strength} labels={meter.labels} />}
    </Field>
  )
}
