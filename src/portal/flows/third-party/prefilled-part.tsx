import { useState } from 'react'
import type { ReactNode } from 'react'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import type { SummaryRow } from '../../components/summary-list/summary-list.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { useFocusWhen } from '../kit/use-focus-when.ts'

interface PrefilledPartProps {
  /** Whether every required field of the part is filled. If so, the form can show the part as a summary. */
  readonly isWhole: boolean
  /** Whether a field of the part has an error. If so, the form has to show the fields. */
  readonly hasProblem: boolean
  /** The text of the button, and the name of the part that it opens. */
  readonly labels: { readonly change: string; readonly what: string }
  readonly rows: readonly SummaryRow[]
  /** The fields of the part. The submit of the form also reads hidden fields. */
  readonly children: ReactNode
}

/**
 * A prefilled part of a form. The part first shows a summary. When the customer wants to change the entries, it shows
 * its fields.
 */
export function PrefilledPart({ isWhole, hasProblem, labels, rows, children }: PrefilledPartProps) {
  const [isOpen, setOpen] = useState(!isWhole)
  const [isAsked, setAsked] = useState(false)
  // The fields stay visible from now on, because the summary does not contain the new entries.
  if (hasProblem && !isOpen) setOpen(true)
  const isShown = isOpen || isAsked
  const fields = useFocusWhen<HTMLDivElement>(isAsked)
  return (
    <>
      {!isShown && (
        <>
          <SummaryList rows={rows} />
          <Actions>
            <Button variant="second" onPress={() => setAsked(true)}>
              {labels.change} <span className="hidden">{labels.what}</span>
            </Button>
          </Actions>
        </>
      )}
      <div ref={fields} role="group" aria-label={labels.what} tabIndex={-1} hidden={!isShown}>
        {children}
      </div>
    </>
  )
}
