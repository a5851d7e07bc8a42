export interface FlowScenarios {
  readonly flow: string
  readonly title: string
  readonly path: string
  /** The section on the page `/sandbox`; missing if no sample people exist for the flow. */
  readonly people?: string
  /** The key is the name of the state, such as `expired.form`. */
  readonly states: Readonly<Record<string, string>>
}

/** For a temporary state, which ends when a call gets its response. */
export const whileAnswered = (steps: string): string =>
  `${steps} It lasts until the answer comes: choose a slow network in the browser’s developer tools.`

/** For a call that gets no response. */
export const offline = (steps: string): string =>
  `Choose Offline in the browser’s developer tools, then: ${steps}`
