import { useState } from 'react'
import { classes } from '../classes.ts'
import type { Elements } from '../elements.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { BillMarker } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './sample-bill.module.css'

export interface SampleBillProps {
  picture: { address: string; width: number; height: number }
  /**
   * The description of the picture for screen readers. It says where the two numbered items are, and what they contain.
   */
  alt: string
  /** Values over the picture, in lengths relative to its width. */
  values?: Elements
  /** True if a narrow page shows only the marked items, next to the button. */
  isFolded?: boolean
  labels: {
    /** The names of the items 1 and 2; absent if the form needs only item 1, so that the picture ends below it. */
    accountNumber?: string | undefined
    name?: string | undefined
    viewLarger: string
    title: string
    close: string
  }
}

/**
 * A sample bill. The customer copies two items of the bill into the form. Each item has a number in a yellow circle,
 * and the form field for this item has the same number. The button below the picture shows the whole bill in a dialog.
 */
export function SampleBill({ picture, alt, values, isFolded, labels }: SampleBillProps) {
  const [larger, setLarger] = useState(false)
  const image = (
    <div className={css.picture}>
      <img src={picture.address} width={picture.width} height={picture.height} alt={alt} />
      {values}
    </div>
  )
  return (
    <figure
      className={classes(css.bill, labels.name === undefined && css.accountNumber, isFolded && css.folded)}
    >
      <div className={css.window}>{image}</div>
      <figcaption>
        {labels.name !== undefined && (
          <ul>
            <li>
              <BillMarker marker={1} />
              <span>{labels.accountNumber}</span>
            </li>
            <li>
              <BillMarker marker={2} />
              <span>{labels.name}</span>
            </li>
          </ul>
        )}
        <button type="button" className={`link ${css.larger}`} onClick={() => setLarger(true)}>
          <Icon name="zoom" />
          <span>{labels.viewLarger}</span>
        </button>
      </figcaption>
      <Dialog
        open={larger}
        title={labels.title}
        closeLabel={labels.close}
        onClose={() => setLarger(false)}
        wide
      >
        {image}
      </Dialog>
    </figure>
  )
}
