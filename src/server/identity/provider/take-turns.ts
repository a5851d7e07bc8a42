import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { HttpProblem } from '../../platform/request.ts'
import { createClientTurns } from '../../platform/turns.ts'
import { type FailurePageDeps, failurePage } from '../pages/failure-page.ts'

/**
 * In front of all that reads the database: what one client asks for at once waits for each other. Who finds no room gets
 * a page, as people come here by links and forms.
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
