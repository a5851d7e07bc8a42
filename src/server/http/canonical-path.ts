import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { isBackendPath } from '../../contract/portal-paths.ts'
import { HttpProblem } from '../platform/request.ts'

/**
 * Returns the path of a request exactly as the client has sent it, without decoding. Removes the origin, which the
 * first line of a request can contain before the path.
 */
const pathAsSent = (url: string): string => {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/, '').split('?')
  return path
}

/**
 * Returns the paths that a less strict router could read from a path, for example a router that treats two slashes as
 * one slash, or the text after two leading slashes as a host name.
 */
const spellingsOf = (path: string): readonly string[] => {
  const plain = path.toLowerCase().replaceAll('%2f', '/')
  return [plain.replaceAll(/\/{2,}/g, '/'), plain.replace(/^\/\/[^/]*/, '')]
}

/**
 * Refuses a path of the backend that is spelt differently, such as `/API/login`, `//api/login`, `/api/%6cogin` or
 * `/x/../api/login`. Hono would accept some of these spellings, because Hono decodes a path and removes dot segments
 * before it compares paths. The rate limits of the usual path would not apply to these spellings.
 * @throws HttpProblem 404
 */
export const refuseOtherSpellings = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  const { path } = c.req
  const isCanonical = isBackendPath(path) && pathAsSent(c.env.incoming.url ?? '') === path
  if (!isCanonical && spellingsOf(path).some(isBackendPath)) throw new HttpProblem('not_found')
  return next()
})
