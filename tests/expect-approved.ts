interface Approved {
  /** What is compared, as a noun: `the transitions of account-lookup`. */
  readonly what: string
  /** The word behind `npm run approve` that writes it. */
  readonly approve: string
  /** The file or folder that it follows from. */
  readonly source: string
}

/** Says of what differs from an approved file what to do: such a file is never written by hand. */
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
      `→ Meant? Then npm run approve ${approve}, and read the difference; otherwise look at ${source}.`,
    ].join('\n')
    throw error
  }
}
