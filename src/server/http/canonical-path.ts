import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { isBackendPath } from '../../contract/portal-paths.ts'
import { HttpProblem } from '../platform/request.ts'

/**
 * Returns the path in the first line of a request without decoding the path. This line may contain an origin before
 * the path.
 */
const pathAsSent = (url: string): string => {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/, '').split('?')
  return path
}

/**
 * Returns the paths that a less strict router could read from a path. Such a router treats repeated slashes as one
 * slash, or it treats the text after two leading slashes as a host name.
 */
const readingsOf = (path: string): readonly string[] => {
  const plain = path.toLowerCase().replaceAll('%2f', '/')
  return [plain.replaceAll(/\/{2,}/g, '/'), plain.replace(/^\/\/[^/]*/, '')]
}

/**
 * Refuses other spellings of the backend's paths, such as `/API/login`, `//api/login`, `/api/%6cogin` and
 * `/x/../api/login`. Rate limits are counted for each path, but Hono decodes a path and removes dot segments before
 * it compares paths.
 * @throws HttpProblem 404
 */
export const canonicalPathOnly = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  const { path } = c.req
  const isCanonical = isBackendPath(path) && pathAsSent(c.env.incoming.url ?? '') === path
  if (!isCanonical && readingsOf(path).some(isBackendPath)) throw new HttpProblem('not_found')
  return next()
})
