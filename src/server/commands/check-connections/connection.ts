/** An external service that the settings contain. */
export interface Connection {
  readonly name: string
  /**
   * Connects to the service, but sends no message.
   * @returns the problem and its remedy, or `null`
   */
  readonly findProblem: () => Promise<string | null>
}
