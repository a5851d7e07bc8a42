/**
 * A browser tab that a test controls, the same for every browser. Each function waits until the browser has done the
 * action, but not until the page has reacted to it.
 */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  /**
   * Runs a function of `page-scripts.ts` in the page. The function can use only its arguments and the helpers of that
   * file. Arguments and result must be JSON values.
   */
  readonly run: <Args extends readonly unknown[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<unknown>
  /** Runs `find` in the page and clicks the element that it returns. Resolves with `false` if `find` returns `null`. */
  readonly press: <Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<boolean>
  /** Types a text into the focused element. */
  readonly type: (text: string) => Promise<void>
  readonly key: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>
  /** Returns the URLs of all windows of the browser. */
  readonly windows: () => Promise<readonly string[]>
}

/** A running browser that a test controls. */
export interface Engine {
  readonly version: string
  /**
   * The errors that all pages have written to the console so far, or `null` if the browser's driver cannot read the
   * console.
   */
  readonly errors: readonly string[] | null
  /** Opens a tab in which no data of earlier tabs is stored. */
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}
