/** The most problems that one message names. */
const most = 20

/** What a check found: its message names each problem, and its last line says what to do. */
class Problems extends Error {
  override readonly name = 'Problems'
}

/** Fails when there are problems. `whatToDo` is one sentence for somebody who has just made them. */
export const expectNone = (problems: readonly string[], whatToDo: string): void => {
  if (problems.length === 0) return
  const others = problems.length - most
  const rest = others > 0 ? [`and ${others} more`] : []
  const error = new Problems([...problems.slice(0, most), ...rest, `→ ${whatToDo}`].join('\n'))
  // the check that called it is the first line of the stack
  Error.captureStackTrace(error, expectNone)
  throw error
}
