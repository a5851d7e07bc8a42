import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { backendPaths } from '../../contract/portal-paths.ts'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { IncomingMessage } from 'node:http'
import { isUnavailable } from '../database/connection/client.ts'
import { widestNetworkOf } from '../domain/client-networks.ts'
import { HttpProblem } from '../platform/request.ts'
import { createTurns, queueFullRetrySeconds } from '../platform/fair-queue.ts'
import type { OnError, Log } from '../platform/log.ts'
import type { Api } from './api.ts'
import { refuseOtherSpellings } from './canonical-path.ts'
import { language, refuseLongPaths, refuseOtherHosts, requestIdentifier, requestLog } from './middleware.ts'
import { problemResponse } from './problem-response.ts'
import { holdBody, readBody } from './read-body.ts'
import { securityHeaders } from './security-headers.ts'

type Routes = Hono<{ Bindings: HttpBindings }>

export interface AppDeps {
  readonly publicOrigin: string
  readonly hsts: string | null
  readonly page: Pick<PageConfiguration, 'languages' | 'locale'>
  readonly health: Hono
  readonly clientAddressOf: (request: IncomingMessage) => string
  readonly log: Log
  readonly onError: OnError
  readonly api: Api | null
  readonly identity: Routes | null
  readonly sandbox: Hono | null
  readonly portal: Routes
}

export const createApp = ({
  publicOrigin,
  hsts,
  page,
  health,
  clientAddressOf,
  log,
  onError,
  api,
  identity,
  sandbox,
  portal,
}: AppDeps) => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const turns = createTurns()
  const takeTurn = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const { incoming } = c.env
    holdBody(incoming)
    await turns(widestNetworkOf(clientAddressOf(incoming)))
    const hasGone = incoming.socket.destroyed
    return hasGone ? c.body(null) : next()
  })
  // Load balancers send health checks very often, and the host name in these requests is the address of this machine.
  // Therefore health checks are not logged, and their host name is not checked.
  app.use(takeTurn, refuseLongPaths)
  app.use(`${backendPaths.health}/*`, readBody).route('/', health)
  app.use(...requestIdentifier, requestLog(log))
  if (api)
    app.use(`${backendPaths.api}/*`, async (c, next) => {
      if (api.isFull(c.env.incoming)) throw new HttpProblem('too_many_requests', queueFullRetrySeconds)
      return next()
    })
  // Another turn, because many bodies can end at the same moment.
  app.use(securityHeaders(hsts), language(page), readBody, takeTurn)
  if (sandbox) app.use(refuseOtherHosts(publicOrigin))
  app.use(refuseOtherSpellings)
  if (api) app.route(backendPaths.api, api.routes)
  if (identity) app.route('/', identity)
  if (sandbox) app.route(backendPaths.sandbox, sandbox)
  for (const path of Object.values(backendPaths)) app.all(`${path}/*`, (c) => c.text('Not found', 404))
  app.route('/', portal)
  app.onError((error, c) => {
    const problem = error instanceof HttpProblem ? error : null
    if (problem && c.req.path.startsWith(`${backendPaths.api}/`)) return problemResponse(c, problem)
    if (problem?.status === 429 || isUnavailable(error)) {
      c.header('Retry-After', String(queueFullRetrySeconds))
      return c.text('Too busy just now', problem?.status ?? 503)
    }
    if (problem) return c.text(problem.status === 404 ? 'Not found' : 'Bad request', problem.status)
    onError(error, c.get('requestId'))
    return c.text('Something went wrong', 500)
  })
  app.notFound((c) => c.text('Not found', 404))
  return app
}
