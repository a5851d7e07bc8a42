import { useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useFocusHeading } from '../../components/step/focus-heading.ts'
import { CloseLink } from '../../components/step/close-link.tsx'
import { paths } from '../../../contract/portal-paths.ts'
import { usePortal, textsOf, useCommonText } from './portal.tsx'
import css from './interlude.module.css'

const usePageText = textsOf('page')

/**
 * Stands where a screen's code could not be fetched, or where it broke. It is there before any of that, so it does
 * without what steps stand in.
 */
export function LoadFailure({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const text = usePageText().loadFailure
  const { close } = useCommonText()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusHeading('loadFailure', heading, `${text.title} – ${usePortal().configuration.productName}`)
  return (
    <div className={`wrap ${css.failure}`}>
      <CloseLink href={paths.login} label={close} />
      <h1 ref={heading} tabIndex={-1}>
        {text.title}
      </h1>
      <p role="alert">{text.text}</p>
      <Button onPress={onTryAgain}>{text.tryAgain}</Button>
    </div>
  )
}

/** Stands for the time between a flow's end and the next page, which may be slow to come. */
export function Leaving() {
  const { oneMoment } = useCommonText()
  return (
    <div className={css.leaving} aria-busy="true">
      <h1>{oneMoment}</h1>
    </div>
  )
}
