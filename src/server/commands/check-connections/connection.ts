/** An external service that the settings name. */
export interface Connection {
  readonly name: string
  /**
   * Connects, but sends no message.
   * @returns the problem and its remedy, or `null`
   */
  readonly findProblem: () => Promise<string | null>
}
