/** The maximum number of problems in one message. */
const most = 20

/** The error of a check that found problems. The message lists the problems, and its last line says what to do. */
class Problems extends Error {
  override readonly name = 'Problems'
}

/** Throws if there are problems. `advice` is one sentence that says how to solve the problems. */
export const expectNone = (problems: readonly string[], advice: string): void => {
  if (problems.length === 0) return
  const others = problems.length - most
  const rest = others > 0 ? [`and ${others} more`] : []
  const error = new Problems([...problems.slice(0, most), ...rest, `→ ${advice}`].join('\n'))
  // The stack trace begins with the failed check, and not with this function.
  Error.captureStackTrace(error, expectNone)
  throw error
}
