/** The steps to each state of one flow on this server. */
export interface FlowScenarios {
  /** The id of the flow's machine. */
  readonly flow: string
  readonly title: string
  /** The path on which the flow begins. */
  readonly path: string
  /** The heading of the sample people for the flow, if there are any. */
  readonly people?: string
  /** The steps by the name of the state, such as `expired.form`. */
  readonly states: Readonly<Record<string, string>>
}

/** Adds a hint for a state that lasts only until the response of a call arrives. */
export const whileAnswered = (steps: string): string =>
  `${steps} It lasts until the answer comes: choose a slow network in the browser’s developer tools.`

/** Adds a hint for the state after a call without a response. */
export const offline = (steps: string): string =>
  `Choose Offline in the browser’s developer tools, then: ${steps}`
