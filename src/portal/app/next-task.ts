/** Between two parts of a long work, so that a finger waits for one of them at most. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
