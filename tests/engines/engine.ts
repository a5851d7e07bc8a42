/**
 * The actions of a test in a tab, in any browser engine. The functions wait only for the browser, not for the page.
 */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  /** Runs a self-contained function in the page (`page-scripts.ts`). Arguments and result are JSON. */
  readonly run: <Args extends readonly unknown[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<unknown>
  /** Clicks the element that the function returns. Resolves with `false` if the function returns no element. */
  readonly press: <Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<boolean>
  /** Types a text into the focused element; `key` presses one key. */
  readonly type: (text: string) => Promise<void>
  readonly key: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>
  /** The addresses of all windows. */
  readonly windows: () => Promise<readonly string[]>
}

/** A running browser. */
export interface Engine {
  readonly version: string
  /** Opens a tab that shares no data with earlier ones. */
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}
