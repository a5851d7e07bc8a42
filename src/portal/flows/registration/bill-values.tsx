import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { BillEntries } from '../../../../machines/forms/bill.ts'
import { customerNameOf } from '../../../../machines/rules/customer-name.ts'
import { classes } from '../../components/classes.ts'
import css from './bill-values.module.css'

/** The largest number of letters at the normal size. A longer name is drawn smaller. */
const shortName = 16

interface BillValuesProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly entries: BillEntries
  readonly read: (form: HTMLFormElement) => BillEntries
}

/**
 * Draws the entered account number and name on the sample bill, at their marks. Screen readers read these values only
 * in the fields.
 */
export function BillValues({ form, entries, read }: BillValuesProps) {
  const [typed, setTyped] = useState(entries)
  useEffect(() => {
    const { current } = form
    const update = () => current && setTyped(read(current))
    current?.addEventListener('input', update)
    return () => current?.removeEventListener('input', update)
  })
  const name = typed.customerType === 'business' ? typed.customerName : customerNameOf(typed)
  return (
    <div aria-hidden="true">
      {typed.accountNumber && (
        <span className={classes(css.value, css.accountNumber)}>XXXX-{typed.accountNumber}</span>
      )}
      {name && (
        <span className={classes(css.value, css.name, name.length > shortName && css.long)}>{name}</span>
      )}
    </div>
  )
}
