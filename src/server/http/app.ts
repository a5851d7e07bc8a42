import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerConfiguration } from '../platform/configuration.ts'
import { type ApiDeps, createApi } from './api.ts'
import { errorEntry } from '../platform/log.ts'
import { createPortalFiles } from './portal-files.ts'
import { requestIdOf } from './request-id.ts'
import { createSandboxRoutes, type SandboxDeps } from '../sandbox/sandbox-routes.ts'

/** Every address that is not the identity provider's. */
export const createApp = (configuration: ServerConfiguration, api: ApiDeps, sandbox: SandboxDeps) => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route('/', createApi(api))
  if (configuration.sandbox) app.route('/sandbox', createSandboxRoutes(sandbox))
  app.all('/sandbox/*', (c) => c.text('Not found', 404))
  app.route('/', createPortalFiles(configuration))
  app.onError((error, c) => {
    api.log({ requestId: requestIdOf(c.env.incoming), ...errorEntry(error) })
    return c.text('Something went wrong', 500)
  })
  app.notFound((c) => c.text('Not found', 404))
  return app
}
