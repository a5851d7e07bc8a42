import { useEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import fieldCss from '../field/field.module.css'
import { describe, Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import css from './password-field.module.css'

interface PasswordFieldProps extends Omit<FieldProps, 'optionalLabel' | 'marker'> {
  name: string
  autoComplete: 'new-password' | 'current-password'
  /** The rules for the password, listed between label and input. */
  rules?: readonly string[]
  showLabel: string
  hideLabel: string
  /** Added to "Show" and "Hide" for screen readers: names the password that the button shows. */
  hiddenSuffix: string
  meter?: { measure: (password: string) => Strength; labels: StrengthLabels }
}

/** A password, hidden until "Show" is pressed, and hidden again when its form is submitted. Pasting works. */
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
  const [strength, setStrength] = useState<Strength | null>(null)
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
          onInput={
            meter &&
            (({ currentTarget: { value } }) => setStrength(value === '' ? null : meter.measure(value)))
          }
          {...describe(field, ...(rules ? [rulesId] : []))}
        />
        <button type="button" onClick={() => setShown(!shown)}>
          {toggle}
          <span className="hidden"> {hiddenSuffix}</span>
        </button>
      </div>
      {meter && <StrengthMeter strength={strength} labels={meter.labels} />}
    </Field>
  )
}

type Level = 'danger' | 'warning' | 'success'

/** Strength of a password: points of four, and its level. */
export interface Strength {
  points: number
  level: Level
}

/** The texts of the meter: its name, one for each level, and "3 of 4". */
type StrengthLabels = Record<'name' | 'colon' | Level, string> & { ofFour: (points: number) => string }

const points = [1, 2, 3, 4] as const

interface StrengthMeterProps {
  /** `null` while the field is empty. */
  strength: Strength | null
  labels: StrengthLabels
}

/** Four marks that fill up, and the word for the level. */
function StrengthMeter({ strength, labels }: StrengthMeterProps) {
  const { level, points: reached } = strength ?? { level: undefined, points: 0 }
  const word = level && labels[level]
  return (
    <div className={css.strength}>
      <div
        className={classes(css.meter, level && css[level])}
        role="meter"
        aria-label={labels.name}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={reached}
        aria-valuetext={[...(word ? [word] : []), labels.ofFour(reached)].join(', ')}
      >
        {points.map((point) => (
          <i key={point} className={classes(point <= reached && css.on)} />
        ))}
      </div>
      <span>
        {labels.name}
        {level && (
          <>
            {labels.colon}
            <b className={css[level]}>{word}</b>
          </>
        )}
      </span>
    </div>
  )
}
