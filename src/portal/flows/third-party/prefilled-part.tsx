import { useState } from 'react'
import type { ReactNode } from 'react'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import type { SummaryRow } from '../../components/summary-list/summary-list.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { useFocusWhen } from '../kit/use-focus-when.ts'

interface PrefilledPartProps {
  /** Every required field of the part is filled, so the form can show it as a summary. */
  readonly isWhole: boolean
  /** A field of the part has an error, so its fields have to show. */
  readonly hasProblem: boolean
  /** The button, and the part that it opens. */
  readonly labels: { readonly change: string; readonly what: string }
  readonly rows: readonly SummaryRow[]
  /** The fields. The form's submit reads them while they are hidden, too. */
  readonly children: ReactNode
}

/** A prefilled part of a form: first its summary, then its fields when the person wants to change it. */
export function PrefilledPart({ isWhole, hasProblem, labels, rows, children }: PrefilledPartProps) {
  const [isOpen, setOpen] = useState(!isWhole)
  const [isAsked, setAsked] = useState(false)
  // the fields stay once they show, because the summary does not contain the new entries
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
