/** Of Node, OpenSSL and pg, for errors without a code. They quote no values. */
const fixedMessages: readonly string[] = [
  'Client has encountered a connection error and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'The operation was aborted due to timeout',
  'This operation was aborted',
  'certificate has expired',
  'certificate is not yet valid',
  'fetch failed',
  'self-signed certificate',
  'self-signed certificate in certificate chain',
  'the connection was lost and was not replaced',
  'timeout exceeded when trying to connect',
  'unable to get issuer certificate',
  'unable to get local issuer certificate',
  'unable to verify the first certificate',
  'unexpected redirect',
]

const otherHost = "Hostname/IP does not match certificate's altnames"

/** For an untrusted certificate, Node appends advice to the message. */
const fixedPart = (message: string): string => {
  if (message.startsWith(otherHost)) return 'certificate of another host'
  const [statement = ''] = message.split('; ')
  return fixedMessages.includes(statement) ? statement : ''
}

/** In a PostgreSQL error; they contain no user input. */
const schemaFields = ['table', 'column', 'constraint', 'routine'] as const

const fieldOf = (error: Error, name: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value
  return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : ''
}

/** At most five, with the causes. */
const chainOf = (error: unknown): readonly Error[] => {
  const chain: Error[] = []
  for (let next = error; next instanceof Error && chain.length < 5;) {
    chain.push(next)
    next = next.cause ?? (next instanceof AggregateError ? next.errors[0] : undefined)
  }
  return chain
}

/** Of the error, or else of the first cause that has one; empty if there is none. */
export const codeIn = (error: unknown): string =>
  chainOf(error)
    .map((cause) => fieldOf(cause, 'code'))
    .find(Boolean) ?? ''

/** Known constant messages and names of the schema: any other message can contain user input. Empty without them. */
export const reasonIn = (error: unknown): string => {
  const parts = chainOf(error).flatMap((cause) => [
    fixedPart(cause.message),
    ...schemaFields
      .map((name) => [name, fieldOf(cause, name)].filter(Boolean).join(' '))
      .filter((text) => text.includes(' ')),
  ])
  return [...new Set(parts.filter(Boolean))].join(', ')
}

/** For the operator's terminal. Never for the log, because the text can contain values of the settings. */
export const plainReason = (error: unknown): string => {
  const [message = 'unknown'] = chainOf(error)
    .map((cause) => cause.message)
    .filter(Boolean)
  return [...new Set([message, codeIn(error)].filter(Boolean))].join(', ')
}
