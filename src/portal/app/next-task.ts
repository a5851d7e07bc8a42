/** Resolves in another task, so that the browser handles pending presses first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Runs one part of a long work in a separate task. A press then waits for one part at most. */
export const inOwnTask = async <Value>(part: () => Value | Promise<Value>): Promise<Value> => {
  await nextTask()
  return part()
}
