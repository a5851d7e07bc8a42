import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { isBackendPath } from '../../contract/portal-paths.ts'
import { HttpProblem } from '../platform/request.ts'

/** The path of a request line as it was sent; the line may name the origin, too. */
const pathAsSent = (url: string): string => {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/, '').split('?')
  return path
}

/**
 * Refuses other spellings of the backend's paths, as `/api/%6cogin` and `/oauth2/./default`: limits are counted by path,
 * and Hono decodes percent codes and dot segments before it compares.
 *
 * @throws HttpProblem 404
 */
export const canonicalPathOnly = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  if (isBackendPath(c.req.path) && pathAsSent(c.env.incoming.url ?? '') !== c.req.path)
    throw new HttpProblem('not_found')
  return next()
})
