import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerConfiguration } from './configuration.ts'
import { type ApiDeps, createApi } from './http/api.ts'
import { createPortalFiles } from './http/portal-files.ts'
import { createSandboxRoutes, type SandboxDeps } from './sandbox/sandbox-routes.ts'

/** Every address that is not the identity provider's. */
export const createApp = (configuration: ServerConfiguration, api: ApiDeps, sandbox: SandboxDeps) => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route('/', createApi(api))
  if (configuration.sandbox) app.route('/sandbox', createSandboxRoutes(sandbox))
  app.all('/sandbox/*', (c) => c.text('Not found', 404))
  app.route('/', createPortalFiles(configuration))
  app.notFound((c) => c.text('Not found', 404))
  return app
}
