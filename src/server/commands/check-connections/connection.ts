export interface Connection {
  readonly name: string
  /**
   * Connects to the service, but sends no message.
   * @param warn takes what is not wrong, but unlikely to be meant
   * @returns the problem and the remedy, or `null` if there is no problem
   */
  readonly findProblem: (warn: (line: string) => void) => Promise<string | null>
}
