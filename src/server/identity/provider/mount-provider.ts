import { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type Provider from 'oidc-provider'
import { issuerPath } from '../../../contract/identity.ts'
import { requestIdHeader } from './provider.ts'

type Callback = ReturnType<Provider['callback']>

/**
 * Below the issuer. The router of oidc-provider would also accept upper-case letters or a slash at the end, which rate
 * limits do not count, so the server answers those with 404.
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

/** oidc-provider reads the body from Node's stream; one that was read gets a copy of the request. */
const withUnreadBody = async (c: Context, incoming: IncomingMessage): Promise<IncomingMessage> => {
  if (!incoming.readableEnded) return incoming
  const { method, headers, httpVersion } = incoming
  // Without `complete`, Node treats the end of the copy as a lost connection.
  const sent = { method, headers, httpVersion, complete: true }
  const request = Object.assign(new IncomingMessage(incoming.socket), sent)
  request.push(Buffer.from(await c.req.arrayBuffer()))
  request.push(null)
  return request
}

/**
 * Accepts no other spellings of the paths.
 * @param current returns the provider with the newest keys
 */
export const mountProvider = (current: () => Promise<{ readonly callback: Callback }>) => {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  for (const name of providerPaths)
    routes.all(`${issuerPath}${name}`, async (c) => {
      const { outgoing } = c.env
      const incoming = await withUnreadBody(c, c.env.incoming)
      const { pathname: path, search } = new URL(c.req.url)
      // Compared by oidc-provider with `url` to find where it is mounted.
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
