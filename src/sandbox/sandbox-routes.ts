import { Hono } from 'hono'
import type { FakeCaptcha } from '../server/captcha/fake-captcha.ts'
import { isSameOrigin } from '../server/platform/request.ts'
import base from '../portal/styles/base.css?raw'
import tokens from '../portal/styles/tokens.css?raw'
import type { SandboxDeps } from '../server/sandbox.ts'
import { createOpenApiDocument } from '../server/openapi/document.ts'
import { findSupportReport } from '../server/domain/support-report.ts'
import { compress } from 'hono/compress'
import captchaStyle from './captcha/captcha.css?raw'
import captchaScript from './captcha/captcha.js?raw'
import { apiPage } from './pages/api-page.ts'
import { mailPage, outboxPage, readOutbox } from './pages/outbox.ts'
import { peoplePage } from './pages/people-page.ts'
import { scenariosPage } from './pages/scenarios-page.ts'
import { createSendRoute } from './pages/send-route.ts'
import sandboxStyle from './pages/sandbox.css?raw'
import { isSiteName, sitePage } from './pages/sandbox-page.ts'

const css = { 'Content-Type': 'text/css; charset=utf-8' }
const javascript = { 'Content-Type': 'text/javascript; charset=utf-8' }

// Part of the script, so that the captcha's box never appears without its styles. The build may change the quotes.
const styledCaptcha = captchaScript.replace(/(['"`])__STYLE__\1/, () => JSON.stringify(captchaStyle))

/** No script, nothing from elsewhere, and only the outbox may frame it. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

const captchaRoutes = (captcha: FakeCaptcha, publicOrigin: string) =>
  new Hono()
    .get('/captcha.js', compress(), (c) => c.body(styledCaptcha, 200, javascript))
    .post('/captcha/solve', (c) =>
      isSameOrigin(c.req.raw.headers, publicOrigin)
        ? c.json({ token: captcha.issueToken() })
        : c.text('Forbidden', 403),
    )

/** Not mounted if the sandbox is off. */
export const createSandboxRoutes = (deps: SandboxDeps) => {
  const { db, publicOrigin, brand, foreignIssuer, captcha } = deps
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app
    .get('/', async (c) => {
      // With `no-referrer`, the form would have the header `Origin: null`, which the server refuses.
      c.header('Referrer-Policy', 'same-origin')
      return c.html(await peoplePage(db, foreignIssuer))
    })
    .route('/', createSendRoute(deps))
    .get('/sandbox.css', (c) => c.body([brand.style, tokens, base, sandboxStyle].join('\n'), 200, css))
    .get('/scenarios', async (c) => c.html(await scenariosPage()))
    .get('/api', async (c) => c.html(await apiPage()))
    .get('/openapi.json', (c) => c.json(createOpenApiDocument()))
    .get('/outbox', async (c) => {
      const policy = c.res.headers.get('Content-Security-Policy')
      c.header('Content-Security-Policy', `${policy}; frame-src 'self'`)
      return c.html(await outboxPage(db, publicOrigin))
    })
    .get('/outbox.json', async (c) => c.json(await readOutbox(db, publicOrigin)))
    .get('/outbox/:id', async (c) => {
      const page = await mailPage(deps, c.req.param('id'))
      if (page === null) return c.notFound()
      c.header('Content-Security-Policy', mailPolicy)
      return c.html(page)
    })
    .get('/reports/:code', async (c) => {
      const report = await findSupportReport(db, c.req.param('code'))
      return report ? c.json(report) : c.notFound()
    })
    .get('/sites/:name', (c) => {
      const name = c.req.param('name')
      if (!isSiteName(name)) return c.notFound()
      // This page replaces an external site, and most of those do not send this header. With the server's usual value,
      // the browser would disconnect the page from the window that opened it.
      c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
      return c.html(sitePage(name, new URL(c.req.raw.url)))
    })
  if (captcha) app.route('/', captchaRoutes(captcha, publicOrigin))
  return app
}
