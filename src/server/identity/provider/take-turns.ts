import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { HttpProblem } from '../../platform/request.ts'
import { createClientTurns } from '../../platform/turns.ts'
import { type FailurePageDeps, failurePage } from '../pages/failure-page.ts'

/**
 * Queues requests before they use the database, so that parallel requests of one client wait for each other. If the
 * queue is full, the response is an HTML page, because browsers reach these paths by links and forms.
 */
export const takeTurns = (deps: FailurePageDeps, clientAddressOf: (request: IncomingMessage) => string) => {
  const ofClient = createClientTurns()
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    try {
      await ofClient.run(clientAddressOf(c.env.incoming), next, { gone: c.req.raw.signal })
      return undefined
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      return failurePage(c, deps, error)
    }
  })
}
