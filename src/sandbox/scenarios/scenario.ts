/** How to reach each state of one flow on this server. */
export interface FlowScenarios {
  /** Id of the flow's machine. */
  readonly flow: string
  readonly title: string
  /** Where the flow begins. */
  readonly path: string
  /** Heading of the sample people that fit the flow, if any. */
  readonly people?: string
  /** Steps by the state's name: `expired.form`. */
  readonly states: Readonly<Record<string, string>>
}

/** A state that lasts as long as a call. */
export const whileAnswered = (steps: string): string =>
  `${steps} It lasts until the answer comes: choose a slow network in the browser’s developer tools.`

/** The state after a call without an answer. */
export const offline = (steps: string): string =>
  `Choose Offline in the browser’s developer tools, then: ${steps}`
