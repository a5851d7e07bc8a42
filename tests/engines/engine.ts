/** What a person can do to one browser, in any engine. Nothing here waits longer than the browser itself does. */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  /** Runs a function in the page, with nothing from around it (`page-scripts.ts`); arguments and answer are JSON. */
  readonly run: <Args extends readonly unknown[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<unknown>
  /** Presses with the pointer what the function finds; `false` where it finds nothing. */
  readonly press: <Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<boolean>
  /** Types into what has the focus: letters, or one of the keys. */
  readonly type: (text: string) => Promise<void>
  readonly key: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>
  /** Addresses of all windows. */
  readonly windows: () => Promise<readonly string[]>
}

/** A browser that runs. */
export interface Engine {
  readonly version: string
  /** A tab that shares nothing with those before. */
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}
