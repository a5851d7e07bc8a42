import { paths } from '../../contract/portal-paths.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { ServerConfiguration } from '../platform/configuration.ts'
import { injectConfiguration } from './inject-configuration.ts'
import { pagePolicy, workerPolicy } from './security-headers.ts'

/** Pages of the portal that look like files. */
const pagesLikeFiles: readonly string[] = [paths.securityContact, paths.securityText]

/** The service worker lives by the policy it came with: it may fetch the portal's files. */
const serviceWorker = '/sw.js'

const isFile = (path: string) =>
  path !== '/index.html' && !pagesLikeFiles.includes(path) && /\.[^/]+$/.test(path)

/** The built portal: its files, and its one page for every other address, known to the portal or not. */
export const createPortalFiles = (configuration: ServerConfiguration) => {
  const { portalFolder, publicOrigin } = configuration
  const policy = pagePolicy(configuration)
  const app = new Hono()
  app.use(compress())

  app.get('*', async (c, next) => {
    if (isFile(c.req.path)) return next()
    const { hostname, port, protocol } = new URL(publicOrigin)
    // by its number the same machine is another origin, whose calls and cookies would be refused
    if (hostname === 'localhost' && /^(127\.0\.0\.1|\[::1\])(:|$)/.test(c.req.header('Host') ?? '')) {
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(`${protocol}//localhost:${port}${pathname}${search}`, 307)
    }
    const html = await readFile(join(portalFolder, 'index.html'), 'utf8').catch(() => null)
    if (html === null) return c.text('The portal is not built yet: npm run build', 503)
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-cache')
    return c.html(injectConfiguration(html, configuration))
  })

  app.get('*', async (c, next) => {
    await next()
    if (!c.res.ok) return
    const isHashed = c.req.path.startsWith('/assets/')
    c.res.headers.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (c.req.path === serviceWorker) c.res.headers.set('Content-Security-Policy', workerPolicy)
  })
  if (existsSync(portalFolder)) app.get('*', serveStatic({ root: portalFolder }))
  app.notFound((c) => c.text('Not found', 404))
  return app
}
