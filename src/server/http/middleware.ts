import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { languageDetector } from 'hono/language'
import { requestId } from 'hono/request-id'
import { headers } from '../../contract/http.ts'
import { operations } from '../../contract/operations.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { backendPaths } from '../../contract/portal-paths.ts'
import type { Log } from '../platform/log.ts'
import { traceRequest } from '../platform/tracing.ts'
import { isThisMachine } from '../platform/this-machine.ts'
import { hasFileName } from './static-files.ts'

declare module 'hono' {
  interface ContextVariableMap {
    refusedField: string | undefined
    outcome: string | undefined
  }
}

const longestPath = 2000

const wellFormed = /^[A-Za-z0-9-]{16,128}$/

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

/** Refuses addresses that are longer than every address of the portal, before other code searches in them. */
export const refuseLongPaths = createMiddleware(async (c, next) =>
  c.req.path.length > longestPath ? c.text('The address is too long', 414) : next(),
)

/** Chooses the language from `Accept-Language` only. The portal sends the language of its page in this header. */
export const language = ({ languages, locale }: Pick<PageConfiguration, 'languages' | 'locale'>) =>
  languageDetector({
    order: ['header'],
    caches: false,
    supportedLanguages: languages,
    fallbackLanguage: locale,
  })

/**
 * Refuses a request whose host name is neither the public host name nor a name of this machine. Otherwise another site
 * could resolve its own name to this machine (DNS rebinding). The browser would then treat the responses of this server
 * as responses of that site.
 */
export const refuseOtherHosts = (publicOrigin: string) => {
  const { hostname: ownName } = new URL(publicOrigin)
  return createMiddleware(async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (hostname !== ownName && !isThisMachine(hostname)) return c.text('Misdirected request', 421)
    return next()
  })
}

/**
 * The name of a request in the log: the name of an operation, `identity`, `sandbox` or `page`; `null` for static files,
 * because the server does not log their requests.
 */
const purposeOf = (path: string): string | null => {
  const [, first = '', second = ''] = path.split('/')
  if (`/${first}` === backendPaths.api)
    return Object.hasOwn(operations, second) ? second : 'unknown operation'
  if (`/${first}` === backendPaths.identity) return 'identity'
  if (`/${first}` === backendPaths.sandbox) return 'sandbox'
  return hasFileName(path) ? null : 'page'
}

/** The line and the span contain no client address, no URL and no body. */
export const requestLog = (log: Log) =>
  createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const operation = purposeOf(c.req.path)
    if (operation === null) return next()
    const { outgoing } = c.env
    const { method } = c.req
    const id = c.get('requestId')
    const start = performance.now()
    return traceRequest(operation, c.req.header(), async (span) => {
      outgoing.once('close', () => {
        const ms = Math.round(performance.now() - start)
        const field = c.get('refusedField')
        const outcome = c.get('outcome')
        log({
          requestId: id,
          ...(span.isRecording() && { trace: span.spanContext().traceId }),
          operation,
          method,
          status: outgoing.writableFinished ? outgoing.statusCode : 499,
          ms,
          ...(field !== undefined && { field }),
          ...(outcome !== undefined && { outcome }),
        })
      })
      await next()
      span.setAttributes({
        'http.request.method': method,
        'http.response.status_code': outgoing.headersSent ? outgoing.statusCode : c.res.status,
      })
    })
  })
