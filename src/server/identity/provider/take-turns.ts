import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { type Language, chooseLanguage } from '../../platform/language.ts'
import { HttpProblem } from '../../platform/request.ts'
import { createClientTurns } from '../../platform/turns.ts'

/**
 * In front of all that reads the database: what one client asks for at once waits for each other. Who finds no room is
 * shown `page`, as people come here by links and forms.
 */
export const takeTurns = (
  clientAddressOf: (request: IncomingMessage) => string,
  page: (language: Language) => Promise<string>,
) => {
  const ofClient = createClientTurns()
  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    try {
      await ofClient.run(clientAddressOf(c.env.incoming), next)
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error
      c.header('Retry-After', String(error.retryAfter))
      return c.html(page(chooseLanguage(c.get('language'), c.req.query('ui_locales'))), error.status)
    }
    return undefined
  })
}
