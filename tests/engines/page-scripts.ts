// Functions that run in the page. Their source is sent, so they may use only `helpers`.

const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

/** The page, or the dialog in front of it. */
const front = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

/** Its accessible name, as far as this portal uses names. */
const nameOf = (element: Element): string => {
  const by = element.getAttribute('aria-labelledby')
  const others = (by ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  return words(element.getAttribute('aria-label') ?? (by === null ? element.textContent : others.join(' ')))
}

/** The controls with exactly this label, else those whose label contains it. */
const controlsOf = (label: string) => {
  const controls = [...front().querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
  const labelled = controls.map((control) => ({
    control,
    label: words([control.ariaLabel, ...[...(control.labels ?? [])].map((of) => of.textContent)].join(' ')),
  }))
  const exact = labelled.filter((one) => one.label === label)
  const meant = exact.length > 0 ? exact : labelled.filter((one) => one.label.includes(label))
  return meant.map(({ control }) => control)
}

const helpers = { words, isShown, front, nameOf, controlsOf }

/** A button or link that can be pressed. */
export const findControl = (name: string): Element | null =>
  [...front().querySelectorAll('button, a[href], summary')].find(
    (control) =>
      nameOf(control) === name &&
      isShown(control) &&
      !control.matches('[disabled], [aria-disabled=true], [inert] *'),
  ) ?? null

/** A text field, a checkbox or a radio button. */
export const findField = (label: string): Element | null =>
  controlsOf(label).find((control) => !control.matches('[readonly], [disabled]')) ?? null

export const fieldValue = (label: string): string | undefined => controlsOf(label)[0]?.value

export const chooseOption = (label: string, value: string): boolean => {
  const [list] = controlsOf(label)
  if (!list) return false
  list.value = value
  return list.value === value && list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The notice about a late script disappears when the script is ready. */
export const isListening = (): boolean =>
  document.getElementById('overdue') === null && !('leaving' in document.documentElement.dataset)

/**
 * Like `isListening`, or the landing page, which loads its script at the first act. A script that a browser runs cannot
 * call another of this file.
 */
export const takesActs = (): boolean =>
  !('leaving' in document.documentElement.dataset) &&
  (document.getElementById('overdue') === null || document.querySelector('script[data-waits]') !== null)

/** Selects the content of the focused field, so that typing replaces it. */
export const selectText = (): void => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
}

export const textShown = (): string => words(document.body.innerText)

/** Name of the focused element. */
export const focused = (): string => (document.activeElement ? nameOf(document.activeElement) : '')

// Delayed, so that the page can answer before it reloads.
export const goBack = (): void => void setTimeout(() => history.back())
export const reload = (): void => {
  document.documentElement.dataset['leaving'] = ''
  setTimeout(() => location.reload())
}

/** Stores the texts of dialogs for the next page. */
export const rememberAlerts = (): void => {
  new MutationObserver(() => {
    const said = document.querySelector('[role=alertdialog]')?.textContent ?? ''
    if (said !== '') sessionStorage.setItem('said', said)
  }).observe(document.body, { childList: true, subtree: true })
}
export const rememberedAlerts = (): string => sessionStorage.getItem('said') ?? ''

/** A JavaScript expression that calls the function in the page. */
export const expressionOf = (script: (...args: never) => unknown, args: readonly unknown[]): string => {
  const known = Object.entries(helpers).map(([name, helper]) => `const ${name} = ${helper.toString()};`)
  return `(() => { ${known.join(' ')} return (${script.toString()})(...${JSON.stringify(args)}) })()`
}
