/** Resolves in another task: what is pressed meanwhile comes first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Does one part of a long work in a task of its own, so that a press waits for one part at most. */
export const inOwnTask = async <Value>(part: () => Value | Promise<Value>): Promise<Value> => {
  await nextTask()
  return part()
}
