/** A change that removes a defence: the id of a threat (`T`) or a rule of reliability (`R`), and what is then lost. */
export type Named = readonly [
  id: string,
  what: string,
  file: string,
  /** The file or folder of the tests that have to notice it. */
  tests: string,
  /** The lines of the defence, which occur exactly once in the file. */
  lines: string,
  /** The lines in their place; none if omitted. */
  without?: string,
]
