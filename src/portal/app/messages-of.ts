export const messagesOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause === undefined ? [] : [messagesOf(error.cause)])].join('\n')
    : String(error)
