import css from './step-indicator.module.css'

export interface StepIndicatorProps {
  /** Name of the whole: "Progress". */
  label: string
  /** "Step 2 of 4". */
  stepOf: string
  /** Between that and the step's name: ": ". */
  colon: string
  steps: readonly string[]
  /** The step the person is at, counted from 1. */
  current: number
}

/** How far a flow is. On phones the steps lose their names and the line above keeps the one that counts. */
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
