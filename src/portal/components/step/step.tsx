import { type FormEvent, type MouseEvent, type ReactNode, use, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { ErrorSummary, type FieldError } from '../error-summary/error-summary.tsx'
import gate from '../gate/gate.module.css'
import { SeaChart } from '../sea-chart/sea-chart.tsx'
import { StepIndicator, type StepIndicatorProps } from '../step-indicator/step-indicator.tsx'
import { useFocusHeading } from './focus-heading.ts'
import { CloseLink } from './close-link.tsx'
import { PageEnd } from './page-end.ts'
import css from './step.module.css'

export interface StepProps {
  /** The key of the step. When the key changes, the focus moves to the heading. */
  stepKey: string
  title: string
  /** The name of the step in the title of the browser's tab, before the product's name. */
  documentTitle: string
  product: string
  busy?: boolean
  errors?: readonly FieldError[]
  errorsTitle?: string
  errorsHelp?: ReactNode
  /** The text before the document's title when there are errors: "Error: ". */
  errorPrefix: string
  closeHref?: string
  closeLabel?: string
  onClose?: (event: MouseEvent) => void
  stepIndicator?: StepIndicatorProps
  /** The help next to the form. On narrow pages the help is below the form. */
  aside?: ReactNode
  /** The name of the help for screen readers, when the help has no heading. */
  asideLabel?: string
  /** True if the help comes before the form on narrow pages and for screen readers. The sample bill uses this order. */
  asideFirst?: boolean
  /** A text that screen readers announce once after each change of the text: "Registering...". */
  announce?: string
  /** True if the step is one box in the centre of the page, without columns. Results and errors use this layout. */
  single?: boolean
  /** Replaces what the page shows below the content. */
  end?: ReactNode
  children: ReactNode
}

/**
 * A step of a flow. This component handles heading, focus, document title, error summary and announcements for all
 * flows.
 */
export function Step(props: StepProps) {
  const {
    stepKey,
    title,
    documentTitle,
    product,
    busy,
    errors = [],
    errorsTitle = '',
    errorPrefix,
    closeHref,
    stepIndicator,
  } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const [attempt, setAttempt] = useState(0)
  useFocusHeading(stepKey, heading, `${errors.length > 0 ? errorPrefix : ''}${documentTitle} – ${product}`)
  const countAttempt = (event: FormEvent<HTMLElement>) => {
    const isOfThisPage = event.target instanceof Element && event.target.closest('dialog') === null
    if (isOfThisPage) setAttempt((count) => count + 1)
  }
  const step = (
    <div
      className={classes('wrap', css.flow, props.single && css.single)}
      aria-busy={busy}
      onSubmit={countAttempt}
    >
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          <span>{title}</span>
          {stepIndicator && <StepName {...stepIndicator} />}
        </h1>
        {closeHref !== undefined && (
          <CloseLink href={closeHref} label={props.closeLabel} onClose={props.onClose} />
        )}
        {stepIndicator && <StepIndicator {...stepIndicator} />}
      </div>
      <p className="hidden" role="status">
        {props.announce}
      </p>
      <Columns
        {...props}
        summary={
          <ErrorSummary title={errorsTitle} errors={errors} attempt={attempt} help={props.errorsHelp} />
        }
      />
    </div>
  )
  if (!props.single) return step
  return (
    <div className={gate.scene}>
      <SeaChart whole />
      {step}
    </div>
  )
}

/** Only screen readers read the number of the step. The number is necessary because all steps have the same heading. */
function StepName({ stepOf, steps, current }: StepIndicatorProps) {
  return <span className="hidden">{`: ${stepOf}, ${steps[current - 1]}`}</span>
}

interface ColumnsProps extends StepProps {
  summary: Elements
}

function Columns({ busy, aside, asideLabel, asideFirst, end, summary, children }: ColumnsProps) {
  const pageEnd = use(PageEnd)
  const shownEnd = end === undefined ? pageEnd : end
  const help = aside && (
    <aside className={css.aside} aria-label={asideLabel}>
      {aside}
    </aside>
  )
  return (
    <div className={css.columns}>
      {summary}
      {asideFirst && help}
      <div className={css.sheet} aria-busy={busy}>
        <div>{children}</div>
        {!!shownEnd && <div>{shownEnd}</div>}
      </div>
      {!asideFirst && help}
    </div>
  )
}
