/**
 * The actions of a test in a tab of any browser. The functions wait until the browser has done the action, but not
 * until the page has reacted.
 */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  /**
   * Runs a function in the page (`page-scripts.ts`). The function may use nothing outside of itself. Its arguments
   * and its result must be JSON.
   */
  readonly run: <Args extends readonly unknown[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<unknown>
  /** Clicks the element that the function finds in the page. Resolves with `false` if it finds no element. */
  readonly press: <Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<boolean>
  /** Types a text into the focused element. `key` presses a single key. */
  readonly type: (text: string) => Promise<void>
  readonly key: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>
  /** Returns the addresses of all windows. */
  readonly windows: () => Promise<readonly string[]>
}

/** A running browser. */
export interface Engine {
  readonly version: string
  /** Opens a tab that shares no stored data with earlier tabs. */
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}
