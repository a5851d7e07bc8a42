/** A tab of any browser. Each function waits until the browser has acted, not until the page has reacted. */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  /** Only with its arguments and the helpers of `page-scripts.ts`. Arguments and result must be JSON values. */
  readonly run: <Args extends readonly unknown[]>(
    script: (...args: Args) => unknown,
    ...args: Args
  ) => Promise<unknown>
  /** Resolves with `false` if `find` returns `null`. */
  readonly press: <Args extends readonly unknown[]>(
    find: (...args: Args) => Element | null,
    ...args: Args
  ) => Promise<boolean>
  readonly type: (text: string) => Promise<void>
  readonly key: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>
  readonly windows: () => Promise<readonly string[]>
}

export interface Engine {
  readonly version: string
  /** Of all pages so far; `null` if the driver cannot read the console. */
  readonly errors: readonly string[] | null
  /** Without data of earlier tabs. */
  readonly newTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}
