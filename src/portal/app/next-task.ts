/** Resolves in the next task of the browser, so that the browser can handle pending presses first. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Runs one part of a long computation in a separate browser task. A press then waits only until this part has ended.
 */
export const inOwnTask = async <Value>(part: () => Value | Promise<Value>): Promise<Value> => {
  await nextTask()
  return part()
}
