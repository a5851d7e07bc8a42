interface Approved {
  /** What is compared, as a noun phrase in a message, for example `the transitions of account-lookup`. */
  readonly what: string
  /** The argument of `npm run approve` that writes the file. */
  readonly approve: string
  /** The file or folder from which the output is generated. */
  readonly source: string
}

/**
 * Runs a comparison with an approved file. If the comparison fails, the error contains the command that updates the
 * file, because the file is generated.
 */
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
