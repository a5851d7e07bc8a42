/**
 * The actions of a test in a tab of any browser. Each function waits until the browser has done the action, but not
 * until the page has reacted.
 */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  /**
   * Runs a function of `page-scripts.ts` in the page. The function cannot use anything that is defined outside of it.
   * The arguments and the result of the function must be JSON.
   */
  readonly run: <Args extends readonly unknown[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<unknown>
  /**
   * Clicks the element that the function returns in the page. Resolves with `false` if the function finds no element.
   */
  readonly press: <Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<boolean>
  /** Types a text into the focused element. `key` presses a single key. */
  readonly type: (text: string) => Promise<void>
  readonly key: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>
  /** Returns the URLs of all windows. */
  readonly windows: () => Promise<readonly string[]>
}

/** A running browser. */
export interface Engine {
  readonly version: string
  /** The errors in the consoles of all pages so far; `null` if the driver of the browser cannot read them. */
  readonly errors: readonly string[] | null
  /** Opens a tab without the stored data of earlier tabs. */
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}
