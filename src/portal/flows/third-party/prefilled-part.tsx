import { useState } from 'react'
import type { ReactNode } from 'react'
import { Actions } from '../../components/actions/actions.tsx'
import { Button } from '../../components/button/button.tsx'
import type { SummaryRow } from '../../components/summary-list/summary-list.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import { useFocusWhen } from '../kit/use-focus-when.ts'

interface PrefilledPartProps {
  /** The part lacks nothing that is required: it can be looked at instead of filled in. */
  readonly isWhole: boolean
  /** A field of the part is refused, so that it has to be seen. */
  readonly hasProblem: boolean
  /** The button, and the part that it opens. */
  readonly labels: { readonly change: string; readonly what: string }
  readonly rows: readonly SummaryRow[]
  /** The fields, which are read with the form while they are hidden. */
  readonly children: ReactNode
}

/** A part of a form that is known already: its summary, and its fields when it is to be changed. */
export function PrefilledPart({ isWhole, hasProblem, labels, rows, children }: PrefilledPartProps) {
  const [isOpen, setOpen] = useState(!isWhole)
  const [isAsked, setAsked] = useState(false)
  // once shown, the fields stay: what was typed in them is no longer what the summary says
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
