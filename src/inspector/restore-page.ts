import * as v from 'valibot'
import type { Snapshot } from 'xstate'
import { restoredFlows } from '../portal/app/restored-flows.ts'
import type { FlowObserver } from '../portal/recorder/observe-flow.ts'
import { isSecret } from './redact.ts'
import { createFlowSnapshots, isSnapshot } from './flow-snapshots.ts'

const key = 'mywater.restoredPage'

const StoredPage = v.object({
  path: v.string(),
  flows: v.record(v.string(), v.custom<Snapshot<unknown>>(isSnapshot)),
  fields: v.record(v.string(), v.union([v.string(), v.boolean()])),
  focus: v.string(),
  top: v.number(),
})
type StoredPage = v.InferOutput<typeof StoredPage>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement
const isChecked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/**
 * Leaves out secrets, because session storage must contain none. A visible password has the type `text`,
 * so the type of a field is not enough.
 */
const readFields = (): StoredPage['fields'] =>
  Object.fromEntries(
    [...document.querySelectorAll('[id]')]
      .filter(isControl)
      .filter(
        ({ id, type, autocomplete }) =>
          type !== 'password' && autocomplete !== 'one-time-code' && !isSecret(id),
      )
      .map((control) => [control.id, isChecked(control) ? control.checked : control.value]),
  )

const fill = (control: Control, value: string | boolean): void => {
  if (isChecked(control)) {
    if (control.checked !== value) control.click()
  } else if (control.value !== value) {
    // Only the setter of the prototype makes React notice the new value.
    const prototype: unknown = Object.getPrototypeOf(control)
    Reflect.set(Object(prototype), 'value', value, control)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Each as soon as it is on the page; stops after five seconds. */
const fillFields = ({ fields, focus, top }: StoredPage): void => {
  const missing = new Map(Object.entries(fields))
  const fillPresent = () => {
    for (const [id, value] of missing) {
      const control = document.getElementById(id)
      if (!isControl(control)) continue
      missing.delete(id)
      fill(control, value)
    }
    if (missing.size > 0) return
    observer.disconnect()
    document.getElementById(focus)?.focus()
    window.scrollTo({ top })
  }
  const observer = new MutationObserver(fillPresent)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 5000)
  fillPresent()
}

const readStoredPage = (): StoredPage | undefined => {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const page = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredPage), stored)
  return page.success && page.output.path === window.location.pathname ? page.output : undefined
}

const store = (page: StoredPage): void => sessionStorage.setItem(key, JSON.stringify(page))

/** Only for the reload by Vite after an edit; a reload by the developer starts anew, as for a customer. */
export const restorePage = (
  addObserver: (observer: FlowObserver) => void,
  onReload: (listener: () => void) => void,
): void => {
  const page = readStoredPage()
  if (page) {
    for (const [id, snapshot] of Object.entries(page.flows)) restoredFlows.set(id, snapshot)
    document.addEventListener('portal:ready', () => fillFields(page), { once: true })
  }
  const snapshots = createFlowSnapshots()
  addObserver(snapshots.observe)
  onReload(() => {
    const flows = snapshots.read()
    // No flows: the last edit has broken the page. The state from before that edit is stored again.
    if (page && Object.keys(flows).length === 0) return store(page)
    store({
      path: window.location.pathname,
      flows,
      fields: readFields(),
      focus: document.activeElement?.id ?? '',
      top: window.scrollY,
    })
  })
}
