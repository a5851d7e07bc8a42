import { useRef } from 'react'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import { classes } from '../../components/classes.ts'
import gate from '../../components/gate/gate.module.css'
import { Gate } from '../../components/gate/gate.tsx'
import { SeaChart } from '../../components/sea-chart/sea-chart.tsx'
import { useFocusHeading } from '../../components/step/focus-heading.ts'
import { CloseLink } from '../../components/step/close-link.tsx'
import css from '../../components/step/step.module.css'
import { paths } from '../../../contract/portal-paths.ts'
import { PhoneSentence } from './links.tsx'
import { usePortal, useText, useCommonText } from './portal.tsx'
import { ReportSlot } from './report-slot.tsx'

interface LoadFailureProps {
  /** Whether the error is a fault of the portal, and not of the connection. */
  readonly broke?: boolean
  readonly onTryAgain: () => void
}

/** This component has only the styles of a step, because the script of a step might be missing too. */
export function LoadFailure({ broke = false, onTryAgain }: LoadFailureProps) {
  const { loadFailure, broken } = useText('page')
  const common = useCommonText()
  const title = broke ? common.somethingWrong : loadFailure.title
  const { productName } = usePortal().configuration
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusHeading('loadFailure', heading, `${title} – ${productName}`)
  return (
    <div className={gate.scene}>
      <SeaChart whole />
      <div className={classes('wrap', css.flow, css.single)}>
        <div className={css.head}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <CloseLink href={paths.login} label={common.close} />
        </div>
        <div className={css.sheet}>
          <p role="alert">
            <PhoneSentence say={broke ? broken : loadFailure.text} />
          </p>
          <Actions>
            <Button onPress={onTryAgain}>{common.tryAgain}</Button>
          </Actions>
          <ReportSlot />
        </div>
      </div>
    </div>
  )
}

export function Leaving() {
  const { oneMoment } = useCommonText()
  return (
    <Gate busy late>
      <h1>{oneMoment}</h1>
    </Gate>
  )
}
