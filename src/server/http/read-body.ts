import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { backendPaths } from '../../contract/portal-paths.ts'
import { HttpProblem } from '../platform/request.ts'

/**
 * Default maximum size of a request body in bytes, which is sufficient for the forms of the portal, the identity
 * provider and the sandbox.
 */
const usualLimit = 16 * 1024

/** Path prefixes for which a larger request body is allowed, each with its maximum size in bytes. */
const largerLimits: readonly (readonly [prefix: string, bytes: number])[] = [
  [`${backendPaths.api}/`, 64 * 1024],
]

const limitOf = (path: string): number =>
  largerLimits.find(([prefix]) => path.startsWith(prefix))?.[1] ?? usualLimit

/** Milliseconds until the server closes a connection whose body it does not read to the end. */
const idleAfterRefusal = 5000

const announcedLength = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)

const hasBody = (incoming: IncomingMessage): boolean =>
  incoming.headers['transfer-encoding'] !== undefined || announcedLength(incoming) > 0

/** Without `read(0)`, Node reads a whole body that nobody has asked for, and not only until its buffer is full. */
export const holdBody = (incoming: IncomingMessage): void => {
  if (hasBody(incoming)) incoming.read(0)
}

const readUpTo = async (incoming: IncomingMessage, limit: number): Promise<Buffer> => {
  if (announcedLength(incoming) > limit) throw new HttpProblem('too_large')
  const chunks: Uint8Array[] = []
  let length = 0
  const read: AsyncIterable<Uint8Array> = incoming.iterator({ destroyOnReturn: false })
  for await (const chunk of read) {
    length += chunk.length
    if (length > limit) throw new HttpProblem('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Reads the complete body before any other work for the request, so that a slow client occupies only its own
 * connection. Stores the body in the property `rawBody`, which @hono/node-server uses if it exists.
 * @throws HttpProblem 400 for an incomplete body, or 413 for a body above the maximum size. After a 413, the rest of
 * the body is not read, so that Node closes the connection after `idleAfterRefusal`.
 */
export const readBodyUpTo = (limit: (path: string) => number) =>
  createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { incoming, outgoing } = c.env
    holdBody(incoming)
    if (hasBody(incoming) && !incoming.readableEnded) {
      const rawBody = await readUpTo(incoming, limit(c.req.path)).catch((error: unknown) => {
        outgoing.once('finish', () => incoming.socket.setTimeout(idleAfterRefusal))
        throw error instanceof HttpProblem ? error : new HttpProblem('bad_request')
      })
      Object.assign(incoming, { rawBody })
    }
    return next()
  })

export const readBody = readBodyUpTo(limitOf)
