// The exported functions run in the page. A test sends only their source text and that of `helpers` to the page, so
// they can call no other functions.

const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** Returns the open modal dialog, or the body of the page if no dialog is open. */
const front = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

/**
 * Returns the accessible name of an element, from `aria-label`, `aria-labelledby` or its text. The portal names its
 * elements in no other way.
 */
const nameOf = (element: Element): string => {
  const by = element.getAttribute('aria-labelledby')
  const others = (by ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  return words(element.getAttribute('aria-label') ?? (by === null ? element.textContent : others.join(' ')))
}

/** Returns the controls whose label is exactly this text, or else the controls whose label contains this text. */
const controlsOf = (label: string) => {
  const controls = [...front().querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  const labelled = controls.map((control) => ({
    control,
    label: words([control.ariaLabel, ...[...(control.labels ?? [])].map((of) => of.textContent)].join(' ')),
  }))
  const exact = labelled.filter((field) => field.label === label)
  const meant = exact.length > 0 ? exact : labelled.filter((field) => field.label.includes(label))
  return meant.map(({ control }) => control)
}

const helpers = { words, isShown, front, nameOf, controlsOf }

/** Returns the visible and enabled button, link or `<summary>` with this accessible name, or `null`. */
export const findControl = (name: string): Element | null =>
  [...front().querySelectorAll('button, a[href], summary')].find(
    (control) =>
      nameOf(control) === name &&
      isShown(control) &&
      !control.matches('[disabled], [aria-disabled=true], [inert] *'),
  ) ?? null

/** Returns the enabled text field, checkbox or radio button with this label, or `null`. */
export const findField = (label: string): Element | null =>
  controlsOf(label).find((control) => !control.matches('[readonly], [disabled]')) ?? null

export const fieldValue = (label: string): string | undefined => controlsOf(label)[0]?.value

export const chooseOption = (label: string, value: string): boolean => {
  const [list] = controlsOf(label)
  if (!list) return false
  list.value = value
  return list.value === value && list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Returns true if the script of the page is ready. A ready script has removed the element with the id `overdue`. */
export const isScriptReady = (): boolean =>
  document.getElementById('overdue') === null && !('leaving' in document.documentElement.dataset)

/**
 * Returns true if the page reacts to actions: its script is ready, or the page loads its script on the first action.
 * The code of `isScriptReady` is repeated, because functions in the page can call only `helpers`.
 */
export const reactsToActions = (): boolean =>
  !('leaving' in document.documentElement.dataset) &&
  (document.getElementById('overdue') === null || document.querySelector('script[data-waits]') !== null)

/** Selects the text of the focused field, so that the next typed text replaces the selected text. */
export const selectText = (): void => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
}

export const textShown = (): string => words(document.body.innerText)

/** Returns the accessible name of the focused element, or an empty string if no element has the focus. */
export const focused = (): string => (document.activeElement ? nameOf(document.activeElement) : '')

// The navigation starts after the function has returned, because otherwise the driver could not return its result.
export const goBack = (): void => void setTimeout(() => history.back())
export const goForward = (): void => void setTimeout(() => history.forward())
export const reload = (): void => {
  document.documentElement.dataset['leaving'] = ''
  setTimeout(() => location.reload())
}

/** Stores the text of each alert dialog in the session storage, so that a test can still read it on the next page. */
export const rememberAlerts = (): void => {
  new MutationObserver(() => {
    const said = document.querySelector('[role=alertdialog]')?.textContent ?? ''
    if (said !== '') sessionStorage.setItem('said', said)
  }).observe(document.body, { childList: true, subtree: true })
}
export const rememberedAlerts = (): string => sessionStorage.getItem('said') ?? ''

/**
 * Returns a JavaScript expression that calls the function with the arguments. A driver can evaluate the expression in
 * the page.
 */
export const expressionOf = (script: (...args: never) => unknown, args: readonly unknown[]): string => {
  const known = Object.entries(helpers).map(([name, helper]) => `const ${name} = ${helper.toString()};`)
  return `(() => { ${known.join(' ')} return (${script.toString()})(...${JSON.stringify(args)}) })()`
}
