/** Messages without quotations, by Node, OpenSSL and pg, for errors that have no code. */
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
  'the connection was lost, and there is no other',
  'timeout exceeded when trying to connect',
  'unable to get issuer certificate',
  'unable to get local issuer certificate',
  'unable to verify the first certificate',
  'unexpected redirect',
]

const otherHost = "Hostname/IP does not match certificate's altnames"

/** Removes the advice that Node adds to the error of an untrusted certificate. */
const fixedPart = (message: string): string => {
  if (message.startsWith(otherHost)) return 'certificate of another host'
  const [statement = ''] = message.split('; ')
  return fixedMessages.includes(statement) ? statement : ''
}

/** Fields in which PostgreSQL names parts of its schema. A person cannot write them. */
const schemaFields = ['table', 'column', 'constraint', 'routine'] as const

const fieldOf = (error: Error, name: string): string => {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value
  return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : ''
}

/** The error and its causes. */
const chainOf = (error: unknown): readonly Error[] => {
  const chain: Error[] = []
  for (let next = error; next instanceof Error && chain.length < 5;) {
    chain.push(next)
    next = next.cause ?? (next instanceof AggregateError ? next.errors[0] : undefined)
  }
  return chain
}

/** The code of the error or of its first cause that has one; empty without one. */
export const codeIn = (error: unknown): string =>
  chainOf(error)
    .map((one) => fieldOf(one, 'code'))
    .find(Boolean) ?? ''

/**
 * The reason of an error, as far as it may be logged: messages that are known to quote nothing, and names of the
 * schema. Empty for other errors, whose messages may hold what a person typed.
 */
export const reasonIn = (error: unknown): string => {
  const parts = chainOf(error).flatMap((one) => [
    fixedPart(one.message),
    ...schemaFields
      .map((name) => [name, fieldOf(one, name)].filter(Boolean).join(' '))
      .filter((text) => text.includes(' ')),
  ])
  return [...new Set(parts.filter(Boolean))].join(', ')
}

/** The message and the code of an error, for an operator's terminal. It may quote settings: never for the log. */
export const plainReason = (error: unknown): string => {
  const [message = 'unknown'] = chainOf(error)
    .map((one) => one.message)
    .filter(Boolean)
  return [...new Set([message, codeIn(error)].filter(Boolean))].join(', ')
}
