import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import type { SummaryRow } from '../../components/summary-list/summary-list.tsx'
import { SummaryList } from '../../components/summary-list/summary-list.tsx'
import css from '../kit/form.module.css'
import { useFocusWhen } from '../kit/use-focus-when.ts'

interface PrefilledPartProps {
  readonly isWhole: boolean
  readonly hasProblem: boolean
  readonly labels: { readonly change: string; readonly what: string }
  readonly rows: readonly SummaryRow[]
  /** The fields of this part of the form. On a submit, the form reads these fields even if they are hidden. */
  readonly children: ReactNode
}

export function PrefilledPart({ isWhole, hasProblem, labels, rows, children }: PrefilledPartProps) {
  const [isOpen, setOpen] = useState(!isWhole)
  const [isAsked, setAsked] = useState(false)
  // After an error in a field, the part keeps showing its fields, because the summary does not contain the new entries.
  if (hasProblem && !isOpen) setOpen(true)
  const isShown = isOpen || isAsked
  const fields = useFocusWhen<HTMLDivElement>(isAsked)
  return (
    <>
      {!isShown && (
        <div className={css.fields}>
          <SummaryList rows={rows} />
          <Button variant="quiet" onPress={() => setAsked(true)}>
            <span>{labels.change}</span> <span className="hidden">{labels.what}</span>
          </Button>
        </div>
      )}
      <div ref={fields} role="group" aria-label={labels.what} tabIndex={-1} hidden={!isShown}>
        {children}
      </div>
    </>
  )
}
