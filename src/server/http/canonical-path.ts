import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { isBackendPath } from '../../contract/portal-paths.ts'
import { HttpProblem } from '../platform/request.ts'

/** The path of a request line as sent; the line may contain the origin too. */
const pathAsSent = (url: string): string => {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/, '').split('?')
  return path
}

/** What a lenient router may read in a path: several slashes as one, or a host name after the first two. */
const readingsOf = (path: string): readonly string[] => {
  const plain = path.toLowerCase().replaceAll('%2f', '/')
  return [plain.replaceAll(/\/{2,}/g, '/'), plain.replace(/^\/\/[^/]*/, '')]
}

/**
 * Refuses other spellings of the backend's paths, such as `/API/login`, `//api/login`, `/api/%6cogin` and
 * `/x/../api/login`: limits count by path, and Hono decodes percent codes and dot segments before it compares.
 *
 * @throws HttpProblem 404
 */
export const canonicalPathOnly = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  const { path } = c.req
  const isCanonical = isBackendPath(path) && pathAsSent(c.env.incoming.url ?? '') === path
  if (!isCanonical && readingsOf(path).some(isBackendPath)) throw new HttpProblem('not_found')
  return next()
})
