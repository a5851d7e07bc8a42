import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { reduceAccountNumber } from '../../../../machines/rules/account-number.ts'
import { SampleBill } from '../../components/sample-bill/sample-bill.tsx'
import type { SampleBillProps } from '../../components/sample-bill/sample-bill.tsx'
import type { BillEntries } from '../../../../machines/forms/bill.ts'
import { customerNameOf } from '../../../../machines/rules/customer-name.ts'
import { classes } from '../../components/classes.ts'
import css from './bill-values.module.css'

/** In letters. A longer name is drawn smaller. */
const shortName = 16
/** In px. A field and the whole sample bill do not fit into a lower part of the page. */
const lowView = 480

type Mark = 'accountNumber' | 'name'

interface BillWithValuesProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly entries: BillEntries
  readonly read: (form: HTMLFormElement) => BillEntries
  readonly bill: SampleBillProps
}

/**
 * The sample bill with the values that the customer types. A refused entry is not repeated on the bill, because the
 * customer would then compare it with itself.
 */
export function BillWithValues({ form, entries, read, bill }: BillWithValuesProps) {
  const [typed, setTyped] = useState<BillEntries | null>(entries)
  const [wasFolded, setWasFolded] = useState<boolean | undefined>(false)
  if (wasFolded !== bill.isFolded) {
    setWasFolded(bill.isFolded)
    if (bill.isFolded) setTyped(null)
  }
  useEffect(() => {
    const { current } = form
    const update = () => current && setTyped(read(current))
    current?.addEventListener('input', update)
    return () => current?.removeEventListener('input', update)
  })
  const strip = useRef<HTMLDivElement>(null)
  const mark = useMarkBesideKeyboard(form, strip)
  const values = typed && <Values typed={{ ...typed, customerType: entries.customerType }} />
  return (
    <>
      <SampleBill {...bill} values={values} />
      {mark && (
        <div ref={strip} className={css.strip} aria-hidden="true">
          <div className={css.frame}>
            <div className={classes(css.window, css[`${mark}Mark`])}>
              <div>
                <img
                  src={bill.picture.address}
                  width={bill.picture.width}
                  height={bill.picture.height}
                  alt=""
                />
                {values}
              </div>
            </div>
          </div>
        </div>
      )}
    </>
  )
}

function Values({ typed }: { readonly typed: BillEntries }) {
  const name = customerNameOf(typed)
  return (
    <div aria-hidden="true">
      {typed.accountNumber && (
        <span
          className={classes('copied', css.value, css.accountNumber)}
        >{`XXXX-${reduceAccountNumber(typed.accountNumber) || typed.accountNumber}`}</span>
      )}
      {name && (
        <span className={classes('copied', css.value, css.name, name.length > shortName && css.long)}>
          {name}
        </span>
      )}
    </div>
  )
}

const markOf = (field: EventTarget | null): Mark | null => {
  if (!(field instanceof HTMLInputElement) || field.type !== 'text') return null
  return field.name === 'accountNumber' ? 'accountNumber' : 'name'
}

/**
 * Returns which marked item of the bill belongs to the field with the focus, if a phone's keyboard leaves little space.
 * The hook keeps the strip with this item at the top of the visible part of the page, which Safari moves without
 * scrolling the page.
 */
const useMarkBesideKeyboard = (
  form: RefObject<HTMLFormElement | null>,
  strip: RefObject<HTMLElement | null>,
): Mark | null => {
  const [mark, setMark] = useState<Mark | null>(null)
  useEffect(() => {
    const { visualViewport: view } = window
    const { current } = form
    if (!view || !current) return
    let focused: EventTarget | null = null
    const update = () => {
      setMark(view.height * view.scale < lowView ? markOf(focused) : null)
      strip.current?.style.setProperty('top', `${view.offsetTop}px`)
    }
    const focus = (field: EventTarget | null) => {
      focused = field
      update()
    }
    const unmounted = new AbortController()
    const { signal } = unmounted
    current.addEventListener('focusin', ({ target }) => focus(target), { signal })
    current.addEventListener('focusout', ({ relatedTarget }) => focus(relatedTarget), { signal })
    for (const type of ['resize', 'scroll']) view.addEventListener(type, update, { signal })
    return () => unmounted.abort()
  }, [form, strip])
  // The strip with a part of the bill can cover the field with the focus, so the page scrolls until the field is
  // visible.
  useEffect(() => {
    if (mark) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [mark])
  return mark
}
