import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { headers } from '../../contract/headers.ts'

const wellFormed = /^[A-Za-z0-9-]{16,128}$/

/** The caller's `X-Request-Id` when it has the contract's shape, else one of our own. */
export const requestIdentifier = [
  requestId({
    headerName: '',
    generator: (c) => {
      const sent = c.req.header(headers.request) ?? ''
      return wellFormed.test(sent) ? sent : crypto.randomUUID()
    },
  }),
  createMiddleware(async (c, next) => {
    c.header(headers.request, c.get('requestId'))
    await next()
  }),
] as const
