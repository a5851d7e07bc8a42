import { backendPaths } from '../../contract/portal-paths.ts'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { operations } from '../../contract/operations.ts'
import type { Log } from '../platform/log.ts'

/** What a request was for, in words of our own; `null` for the portal's files, which are not logged. */
const purposeOf = (path: string): string | null => {
  const [, first = '', second = ''] = path.split('/')
  if (`/${first}` === backendPaths.api)
    return Object.hasOwn(operations, second) ? second : 'unknown operation'
  if (`/${first}` === backendPaths.identity) return 'identity'
  if (`/${first}` === backendPaths.sandbox) return 'sandbox'
  return /\.[^/]+$/.test(path) ? null : 'page'
}

/** One line when the request is over: no address, no query, no body. */
export const requestLog = (log: Log) =>
  createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const operation = purposeOf(c.req.path)
    const { outgoing } = c.env
    const { method } = c.req
    const requestId = c.get('requestId')
    const start = performance.now()
    if (operation !== null)
      outgoing.once('close', () => {
        const ms = Math.round(performance.now() - start)
        log({
          requestId,
          operation,
          method,
          status: outgoing.writableFinished ? outgoing.statusCode : 499,
          ms,
        })
      })
    await next()
  })
