/** Something of the settings that the server connects to. */
export interface Connection {
  readonly name: string
  /** Connects and sends nothing. @returns what is wrong and what to do, or `null` */
  readonly findProblem: () => Promise<string | null>
}
