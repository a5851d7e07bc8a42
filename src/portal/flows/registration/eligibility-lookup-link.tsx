import type { MouseEvent } from 'react'
import { paths } from '../../../contract/portal-paths.ts'
import { textsOf } from '../kit/texts.ts'

const useEligibilityText = textsOf('eligibility')

const isPlainPress = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

interface EligibilityLookupLinkProps {
  /** Left out where the dialog could not be loaded. */
  readonly onOpen: (() => void) | undefined
}

/**
 * Opens the account lookup over the form (document 1, §2.2); in a new tab, and without the dialog, it is the lookup's
 * own page.
 */
export function EligibilityLookupLink({ onOpen }: EligibilityLookupLinkProps) {
  const text = useEligibilityText()
  const press = (event: MouseEvent) => {
    if (!onOpen || !isPlainPress(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <>
      {text.noBill}{' '}
      <a href={paths.accountNumberLookup} aria-haspopup={onOpen && 'dialog'} onClick={press}>
        {text.lookUp}
      </a>
    </>
  )
}
