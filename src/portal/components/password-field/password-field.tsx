import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import fieldCss from '../field/field.module.css'
import { describe, Field } from '../field/field.tsx'
import type { FieldProps } from '../field/field.tsx'
import css from '../../styles/password.module.css'

interface PasswordFieldProps extends Omit<FieldProps, 'optionalLabel' | 'marker'> {
  name: string
  autoComplete: 'new-password' | 'current-password'
  /** The rules for the password, between label and input. A rule gets a tick as soon as the password satisfies it. */
  rules?: PasswordRules
  showLabel: string
  hideLabel: string
  /**
   * The words that screen readers read after "Show" or "Hide", such as "password". They say what the button shows or
   * hides.
   */
  hiddenSuffix: string
  meter?: { measure: (password: string) => Strength; labels: StrengthLabels }
  /** True on a page that React does not run. The script of that page shows the button and the meter. */
  isStatic?: boolean
}

/**
 * A password field. The password is hidden until the customer presses "Show", and hidden again when the form is
 * submitted. Pasting works.
 */
export function PasswordField({
  name,
  autoComplete,
  rules,
  showLabel,
  hideLabel,
  hiddenSuffix,
  meter,
  isStatic,
  ...field
}: PasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const [strength, setStrength] = useState<Strength | null>(null)
  const [kept, setKept] = useState(rules?.kept ?? [])
  const measure = useEffectEvent(() => {
    const { value = '', form } = input.current ?? {}
    if (meter) setStrength(value === '' ? null : meter.measure(value))
    if (rules && form) setKept(value === '' ? [] : rules.patterns(form).map((pattern) => pattern.test(value)))
  })
  useEffect(() => {
    const form = input.current?.form ?? input.current
    const hide = () => setShown(false)
    // Typing in another field of the form can also satisfy or break a rule, so the event listener is on the form.
    const onInput = () => measure()
    form?.addEventListener('submit', hide)
    form?.addEventListener('input', onInput)
    return () => {
      form?.removeEventListener('submit', hide)
      form?.removeEventListener('input', onInput)
    }
  }, [])
  const rulesId = `${field.id}-rules`
  const toggle = shown ? hideLabel : showLabel
  return (
    <Field
      {...field}
      rules={
        rules && <RuleList id={rulesId} rules={rules} kept={kept} isRefused={field.error !== undefined} />
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
          enterKeyHint={autoComplete === 'current-password' ? 'go' : undefined}
          {...describe(field, ...(rules ? [rulesId] : []))}
        />
        <button type="button" hidden={isStatic} onClick={() => setShown(!shown)}>
          <span>{toggle}</span>
          <span className="hidden">{` ${hiddenSuffix}`}</span>
        </button>
      </div>
      {meter && <StrengthMeter strength={strength} labels={meter.labels} hidden={isStatic} />}
    </Field>
  )
}

interface PasswordRules {
  readonly texts: readonly string[]
  /** Returns the patterns that the password has to match, one for each rule in `texts`. */
  readonly patterns: (form: HTMLFormElement) => readonly RegExp[]
  /** For each pattern, whether the refused password matched it. */
  readonly kept?: readonly boolean[]
  /** The text that screen readers read after a satisfied rule. */
  readonly keptLabel: string
  readonly missedLabel: string
  /** Returns a text such as "3 of 5 rules kept". Screen readers announce this text when the number changes. */
  readonly countLabel: (kept: number, all: number) => string
}

interface RuleListProps {
  readonly id: string
  readonly rules: PasswordRules
  /** For each password rule, whether the password satisfies it. The list is empty while the field is empty. */
  readonly kept: readonly boolean[]
  readonly isRefused: boolean
}

function RuleList({ id, rules, kept, isRefused }: RuleListProps) {
  const stateOf = (place: number) => {
    if (kept[place] === true) return { className: css.kept, label: rules.keptLabel }
    return kept[place] === false && isRefused
      ? { className: css.missed, label: rules.missedLabel }
      : undefined
  }
  return (
    <>
      <ul className={css.rules} id={id}>
        {rules.texts.map((rule, place) => {
          const state = stateOf(place)
          return (
            <li key={rule} className={state?.className}>
              <span>{rule}</span>
              {state && <span className="hidden">{` (${state.label})`}</span>}
            </li>
          )
        })}
      </ul>
      <p className="hidden" role="status">
        {kept.length > 0 && rules.countLabel(kept.filter(Boolean).length, kept.length)}
      </p>
    </>
  )
}

type Level = 'danger' | 'warning' | 'success'

/** The strength of a password. `points` is a number from 0 to 4. */
export interface Strength {
  points: number
  level: Level
}

/** The texts of the strength meter: its name, one text for each level, and the number of points, such as "3 of 4". */
type StrengthLabels = Record<'name' | 'colon' | Level, string> & { ofFour: (points: number) => string }

const points = [1, 2, 3, 4] as const

interface StrengthMeterProps {
  /** The strength of the password; `null` while the field is empty. */
  strength: Strength | null
  labels: StrengthLabels
  hidden: boolean | undefined
}

function StrengthMeter({ strength, labels, hidden }: StrengthMeterProps) {
  const { level, points: reached } = strength ?? { level: undefined, points: 0 }
  const word = level && labels[level]
  return (
    <div className={css.strength} hidden={hidden}>
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
        <span>{labels.name}</span>
        {level && (
          <>
            <span>{labels.colon}</span>
            <b className={css[level]}>{word}</b>
          </>
        )}
      </span>
    </div>
  )
}
