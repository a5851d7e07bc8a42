import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { HttpProblem } from '../../platform/request.ts'
import { createClientQueue } from '../../platform/fair-queue.ts'
import { type FailurePageDeps, failurePage } from '../pages/failure-page.ts'

/**
 * Queues the requests of each client address before they use the database, so that many requests of one client do not
 * delay other clients. If the queue is full, the response is an HTML page, because people reach these paths by links
 * and forms.
 */
export const queueByClient = (
  deps: FailurePageDeps,
  clientAddressOf: (request: IncomingMessage) => string,
) => {
  const queue = createClientQueue()
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    try {
      await queue.run(clientAddressOf(c.env.incoming), next, { signal: c.req.raw.signal })
      return undefined
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      return failurePage(c, deps, error)
    }
  })
}
