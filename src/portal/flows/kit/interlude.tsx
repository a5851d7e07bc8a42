import { useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useFocusHeading } from '../../components/step/focus-heading.ts'
import { CloseLink } from '../../components/step/close-link.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { PhoneSentence } from './links.tsx'
import { usePortal, useText, useCommonText } from './portal.tsx'
import { ReportSlot } from './report-slot.tsx'
import css from './interlude.module.css'

interface LoadFailureProps {
  /** Whether the error is a fault of the portal, and not of the connection. */
  readonly broke?: boolean
  readonly onTryAgain: () => void
}

/** This component does not use the components of a step, because their script might be missing too. */
export function LoadFailure({ broke = false, onTryAgain }: LoadFailureProps) {
  const { loadFailure, broken } = useText('page')
  const { close, somethingWrong } = useCommonText()
  const common = useCommonText()
  const title = broke ? somethingWrong : loadFailure.title
  const { productName } = usePortal().configuration
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusHeading('loadFailure', heading, `${title} – ${productName}`)
  return (
    <div className={`wrap ${css.failure}`}>
      <CloseLink href={paths.login} label={close} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className={css.sheet}>
        <p role="alert">
          <PhoneSentence say={broke ? broken : loadFailure.text} />
        </p>
        <Button onPress={onTryAgain}>{common.tryAgain}</Button>
        <ReportSlot />
      </div>
    </div>
  )
}

export function Leaving() {
  const { oneMoment } = useCommonText()
  return (
    <div className={css.leaving} aria-busy="true">
      <h1>{oneMoment}</h1>
    </div>
  )
}
