import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { issuerPath } from '../../../contract/identity.ts'
import type { Database } from '../../database/database.ts'
import { type RateLimit, rateLimits, takeAttempt } from '../../domain/rate-limits.ts'

const authorizePath = `${issuerPath}/v1/authorize`
const logoutPath = `${issuerPath}/v1/logout`

const limitOf: Readonly<Record<string, (clientAddress: string) => RateLimit>> = {
  [authorizePath]: rateLimits.authorizeByClient,
  [logoutPath]: rateLimits.logoutByClient,
  [`${issuerPath}/v1/token`]: rateLimits.tokenByClient,
  [`${issuerPath}/v1/revoke`]: rateLimits.revokeByClient,
}

/** Characters. The one longer thing a request names is a token of ours, whose signature is looked at. */
const longestParameter = 512

const isTooLong = (url: string) =>
  [...new URL(url).searchParams].some(
    ([name, value]) => name !== 'id_token_hint' && value.length > longestParameter,
  )

/** Whether all its percent codes are UTF-8 and none is NUL: what is kept of it then comes back as it was sent. */
const isText = (url: string): boolean => {
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch {
    return false
  }
}

/**
 * In front of the provider, which keeps what an authorization or a logout asks for, whoever asks: little of it, as often
 * as people need, and only as the portal sends it, in the address.
 */
export const refuseExcess = (db: Database, clientAddressOf: (request: IncomingMessage) => string) =>
  createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { path, method, url } = c.req
    const isKept = path === authorizePath || path === logoutPath
    if (isKept && method === 'POST') return c.body(null, 405, { Allow: 'GET' })
    if (!isText(url) || (isKept && isTooLong(url))) return c.body(null, 400)
    const limit = method === 'OPTIONS' ? undefined : limitOf[path]
    const retryAfter = limit ? await takeAttempt(db, limit(clientAddressOf(c.env.incoming))) : 0
    if (retryAfter > 0) return c.body(null, 429, { 'Retry-After': String(retryAfter) })
    return next()
  })
