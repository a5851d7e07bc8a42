/** What a test can do with a browser, in any engine. Nothing here waits longer than the browser itself. */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  /** Runs a self-contained function in the page (`page-scripts.ts`); arguments and result are JSON. */
  readonly run: <Args extends readonly unknown[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<unknown>
  /** Clicks the element that the function finds; `false` when it finds none. */
  readonly press: <Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<boolean>
  /** Types into the focused element: letters, or one of the keys. */
  readonly type: (text: string) => Promise<void>
  readonly key: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>
  /** Addresses of all windows. */
  readonly windows: () => Promise<readonly string[]>
}

/** A running browser. */
export interface Engine {
  readonly version: string
  /** A tab that shares no data with earlier ones. */
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}
