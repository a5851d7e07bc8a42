/** Returns the message of an error and of its causes, each in a line. */
export const messagesOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : [messagesOf(error.cause)])].join('\n')
    : String(error)
