// Only the source text of a function and of `helpers` is sent to the page, so it can call nothing else.

const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

const front = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body

/** The portal names its elements in no other way. */
const nameOf = (element: Element): string => {
  const by = element.getAttribute('aria-labelledby')
  const others = (by ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  return words(element.getAttribute('aria-label') ?? (by === null ? element.textContent : others.join(' ')))
}

/** An exact label comes before one that contains the text. */
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

/** Visible and enabled, or `null`. */
export const findControl = (name: string): Element | null =>
  [...front().querySelectorAll('button, a[href], summary')].find(
    (control) =>
      nameOf(control) === name &&
      isShown(control) &&
      !control.matches('[disabled], [aria-disabled=true], [inert] *'),
  ) ?? null

/** Enabled, or `null`. */
export const findField = (label: string): Element | null =>
  controlsOf(label).find((control) => !control.matches('[readonly], [disabled]')) ?? null

export const fieldValue = (label: string): string | undefined => controlsOf(label)[0]?.value

export const chooseOption = (label: string, value: string): boolean => {
  const [list] = controlsOf(label)
  if (!list) return false
  list.value = value
  return list.value === value && list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A ready script has removed the element `overdue`. */
export const isScriptReady = (): boolean =>
  document.getElementById('overdue') === null && !('leaving' in document.documentElement.dataset)

/**
 * Its script is ready, or loads on the first action. `isScriptReady` is repeated, because only `helpers`
 * can be called.
 */
export const reactsToActions = (): boolean =>
  !('leaving' in document.documentElement.dataset) &&
  (document.getElementById('overdue') === null || document.querySelector('script[data-waits]') !== null)

/** The next typed text replaces it. */
export const selectText = (): void => {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
}

export const textShown = (): string => words(document.body.innerText)

export const focused = (): string => (document.activeElement ? nameOf(document.activeElement) : '')

// After the function has returned, or the driver could not return its result.
export const goBack = (): void => void setTimeout(() => history.back())
export const goForward = (): void => void setTimeout(() => history.forward())
export const reload = (): void => {
  document.documentElement.dataset['leaving'] = ''
  setTimeout(() => location.reload())
}

/** In session storage, so that a test can still read it on the next page. */
export const rememberAlerts = (): void => {
  new MutationObserver(() => {
    const said = document.querySelector('[role=alertdialog]')?.textContent ?? ''
    if (said !== '') sessionStorage.setItem('said', said)
  }).observe(document.body, { childList: true, subtree: true })
}
export const rememberedAlerts = (): string => sessionStorage.getItem('said') ?? ''

export const expressionOf = (script: (...args: never) => unknown, args: readonly unknown[]): string => {
  const known = Object.entries(helpers).map(([name, helper]) => `const ${name} = ${helper.toString()};`)
  return `(() => { ${known.join(' ')} return (${script.toString()})(...${JSON.stringify(args)}) })()`
}
