/** The steps with which a tester reaches each state of one flow on this server. */
export interface FlowScenarios {
  /** The id of the flow's state machine. */
  readonly flow: string
  readonly title: string
  /** The path of the page on which the flow begins. */
  readonly path: string
  /** The id of the flow's section on the page `/sandbox`; missing if no sample people exist for the flow. */
  readonly people?: string
  /** The steps with which a tester reaches a state. The key is the name of the state, such as `expired.form`. */
  readonly states: Readonly<Record<string, string>>
}

/**
 * Adds a sentence to the steps that lead to a temporary state, which ends when a call gets its response. The sentence
 * tells the tester to choose a slow network.
 */
export const whileAnswered = (steps: string): string =>
  `${steps} It lasts until the answer comes: choose a slow network in the browser’s developer tools.`

/**
 * Adds a sentence to the steps for a call that gets no response. The sentence tells the tester to disconnect the
 * browser from the network first.
 */
export const offline = (steps: string): string =>
  `Choose Offline in the browser’s developer tools, then: ${steps}`
