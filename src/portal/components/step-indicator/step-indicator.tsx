import css from './step-indicator.module.css'

export interface StepIndicatorProps {
  /** The accessible name of the list: "Progress". */
  label: string
  /** A text such as "Step 2 of 4". */
  stepOf: string
  /** The characters between the number of the step and its name: ": ". */
  colon: string
  steps: readonly string[]
  /** The number of the current step, counted from 1. */
  current: number
}

/** The steps of a flow and the current step. On phones the list shows the name of the current step only. */
export function StepIndicator({ label, stepOf, colon, steps, current }: StepIndicatorProps) {
  return (
    <nav className={css.indicator} aria-label={label}>
      <p className="small">
        <span>{stepOf}</span>
        <b>{`${colon}${steps[current - 1]}`}</b>
      </p>
      <ol>
        {steps.map((step, place) => (
          <li
            key={step}
            className={place + 1 < current ? css.done : undefined}
            aria-current={place + 1 === current ? 'step' : undefined}
          >
            <span className="roomy">{step}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
