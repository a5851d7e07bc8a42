import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()
const wellFormed = /^[A-Za-z0-9-]{16,128}$/

/** The caller's `X-Request-Id` when it is well-formed, else one of our own; the same for the whole request. */
export const requestIdOf = (request: IncomingMessage): string => {
  const known = ids.get(request)
  if (known) return known
  const sent = request.headers['x-request-id']
  const id = typeof sent === 'string' && wellFormed.test(sent) ? sent : randomUUID()
  ids.set(request, id)
  return id
}
