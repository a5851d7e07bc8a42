import css from './step-indicator.module.css'

export interface StepIndicatorProps {
  /** Name of the list: "Progress". */
  label: string
  /** "Step 2 of 4". */
  stepOf: string
  /** Between that and the step's name: ": ". */
  colon: string
  steps: readonly string[]
  /** The current step, counted from 1. */
  current: number
}

/** The progress of a flow. On phones only the current step has a name. */
export function StepIndicator({ label, stepOf, colon, steps, current }: StepIndicatorProps) {
  return (
    <nav className={css.indicator} aria-label={label}>
      <p className="small">
        {stepOf}
        <b>
          {colon}
          {steps[current - 1]}
        </b>
      </p>
      <ol>
        {steps.map((step, place) => (
          <li
            key={step}
            className={place + 1 < current ? css.done : undefined}
            aria-current={place + 1 === current ? 'step' : undefined}
          >
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
