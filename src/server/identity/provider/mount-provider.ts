import { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type Provider from 'oidc-provider'
import { issuerPath } from '../../../contract/identity.ts'
import { requestIdHeader } from './provider.ts'

type Callback = ReturnType<Provider['callback']>

/**
 * The paths of oidc-provider below the issuer. The router of oidc-provider would also accept a path with upper-case
 * letters or with a slash at the end. Rate limits do not count requests with such a path, so the server answers such
 * requests with 404.
 */
const providerPaths = [
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/v1/authorize',
  '/v1/authorize/:uid',
  '/v1/token',
  '/v1/keys',
  '/v1/logout',
  '/v1/logout/confirm',
  '/v1/logout/success',
] as const

/**
 * Prepares a request for oidc-provider, which reads the body from Node's stream. If the server has already read the
 * body, returns a copy of the request from which the body can be read again.
 */
const withUnreadBody = async (c: Context, incoming: IncomingMessage): Promise<IncomingMessage> => {
  if (!incoming.readableEnded) return incoming
  const { method, headers, httpVersion } = incoming
  // Without the property `complete`, Node treats the end of the copied request as a lost connection.
  const sent = { method, headers, httpVersion, complete: true }
  const request = Object.assign(new IncomingMessage(incoming.socket), sent)
  request.push(Buffer.from(await c.req.arrayBuffer()))
  request.push(null)
  return request
}

/**
 * Mounts oidc-provider at `providerPaths` below the issuer. Other spellings of these paths are not accepted.
 * @param current returns the provider with the newest keys
 */
export const mountProvider = (current: () => Promise<{ readonly callback: Callback }>) => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  for (const name of providerPaths)
    routes.all(`${issuerPath}${name}`, async (c) => {
      const { outgoing } = c.env
      const incoming = await withUnreadBody(c, c.env.incoming)
      const { pathname: path, search } = new URL(c.req.url)
      // oidc-provider compares `originalUrl` with `url` to find the path at which it is mounted.
      Object.assign(incoming, {
        originalUrl: `${path}${search}`,
        url: `${path.slice(issuerPath.length)}${search}`,
      })
      incoming.headers[requestIdHeader] = c.get('requestId')
      incoming.headers['accept-language'] = c.get('language')
      outgoing.setHeaders(c.res.headers)
      const { callback } = await current()
      await callback(incoming, outgoing)
      return RESPONSE_ALREADY_SENT
    })
  return routes
}
