import type { MouseEvent } from 'react'
import { paths } from '../../../contract/portal-paths.ts'
import { eligibility as en } from '../../text/en/eligibility.ts'
import { eligibility as es } from '../../text/es/eligibility.ts'
import { useTexts } from '../kit/portal.tsx'

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
  const text = useTexts({ en, es })
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
