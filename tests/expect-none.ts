/** The maximum number of problems that one error message lists. */
const most = 20

/** The error of a failed check. Its message lists the problems, and the last line says what to do. */
class Problems extends Error {
  override readonly name = 'Problems'
}

/** Throws an error if `problems` is not empty. `advice` is one sentence that says how to solve the problems. */
export const expectNone = (problems: readonly string[], advice: string): void => {
  if (problems.length === 0) return
  const others = problems.length - most
  const rest = others > 0 ? [`and ${others} more`] : []
  const error = new Problems([...problems.slice(0, most), ...rest, `→ ${advice}`].join('\n'))
  // Removes this function from the stack trace, so that the trace begins with the failed check.
  Error.captureStackTrace(error, expectNone)
  throw error
}
