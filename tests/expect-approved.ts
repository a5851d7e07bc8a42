interface Approved {
  /** The name of the compared output for the message, such as `the transitions of account-lookup`. */
  readonly what: string
  /** The argument with which `npm run approve` writes the approved file. */
  readonly approve: string
  /** The source file or folder from which the output is generated. */
  readonly source: string
}

/** The message of a failed comparison contains the command that updates the file. */
export const expectApproved = async (
  compare: () => unknown,
  { what, approve, source }: Approved,
): Promise<void> => {
  try {
    await compare()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    error.name = 'Derived'
    error.message = [
      `${error.message.split('\n', 1).join('')}: ${what} changed.`,
      `→ If the change is intended, run npm run approve ${approve} and read the difference; otherwise look at ${source}.`,
    ].join('\n')
    throw error
  }
}
