import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { HttpProblem } from '../../platform/request.ts'
import { createClientQueue } from '../../platform/fair-queue.ts'
import { type FailurePageDeps, failurePage } from '../pages/failure-page.ts'

/**
 * Before they use the database, so that one client does not delay the others. A full queue answers with an HTML page,
 * because people reach these paths by links and forms.
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
