import { useRef } from 'react'
import { SeaChart } from '../../components/sea-chart/sea-chart.tsx'
import { classes } from '../../components/classes.ts'
import { useFocusHeading } from '../../components/step/focus-heading.ts'
import { usePortal } from '../kit/portal.tsx'
import css from './gate.module.css'
import { textsOf } from '../kit/texts.ts'

const useSignInText = textsOf('sign-in')

interface SignInGateProps {
  readonly doing: 'redirecting' | 'finishing' | 'checking' | 'signingOut'
  /** Shows only when it takes longer than a moment. */
  readonly late?: boolean
}

/** One line over the whole chart, while sign-in works and there is nothing to press. */
export function SignInGate({ doing, late }: SignInGateProps) {
  const { [doing]: title } = useSignInText()
  const { productName } = usePortal().configuration
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusHeading(`signIn.${doing}`, heading, `${title} – ${productName}`)
  return (
    <div className={classes(css.gate, late && css.late)} aria-busy="true">
      <SeaChart whole />
      <div className={css.inside}>
        <div className={css.sheet}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
      </div>
    </div>
  )
}
