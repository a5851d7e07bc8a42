/** An external service whose address is in the settings. */
export interface Connection {
  readonly name: string
  /**
   * Connects to the service, but sends no message.
   * @returns the problem and the remedy, or `null` if there is no problem
   */
  readonly findProblem: () => Promise<string | null>
}
