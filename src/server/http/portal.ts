import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import {
  isLanguage,
  languageCookie,
  languageParameter,
  preferredLanguage,
  type Language,
} from '../../contract/languages.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { changePasswordPath, parametersOf, paths } from '../../contract/portal-paths.ts'
import type { ServerConfiguration } from '../platform/configuration.ts'
import { HttpProblem, readForm } from '../platform/request.ts'
import { type Documents, serviceWorkerPath } from './documents.ts'
import { workerPolicy } from './security-headers.ts'
import { brandContents, type Content, hasFileName, readFiles, sendContent } from './static-files.ts'

/** Pages of the portal whose paths look like file names, such as `/.well-known/security.txt`. */
const pagesLikeFiles: readonly string[] = [paths.securityContact, paths.securityText]

/**
 * The values of `Sec-Fetch-Site` in a request from a form of the portal. `undefined` is in the list, because old
 * browsers do not send this header.
 */
const fromOwnPage: readonly (string | undefined)[] = ['same-origin', 'none', undefined]

const isFile = (path: string) => path !== '/index.html' && !pagesLikeFiles.includes(path) && hasFileName(path)

/** A proxy must not keep this response, because during an upgrade another server can have the file. */
const notFound = (c: Context) => c.text('Not found', 404, { 'Cache-Control': 'no-store' })

/**
 * Chooses the language of a page: first the customer's choice from the cookie, then the language of a mailed link,
 * then the languages of the browser.
 */
const languageOf = (c: Context, { languages, locale }: PageConfiguration): Language => {
  const accepted = parseAccept(c.req.header('Accept-Language') ?? '')
  const wanted = [
    getCookie(c, languageCookie.name) ?? '',
    parametersOf(new URL(c.req.url).search).get(languageParameter) ?? '',
    ...accepted.flatMap(({ type, q }) => (q > 0 ? [type] : [])),
  ]
  return preferredLanguage(wanted, languages) ?? locale
}

/** `documents` is `null` before the portal is built. */
export const createPortal = async (configuration: ServerConfiguration, documents: Documents | null) => {
  const { portalFolder, publicOrigin, page, brand } = configuration
  const { hostname, port, protocol } = new URL(publicOrigin)
  const files: ReadonlyMap<string, Content> = new Map([
    ...(documents && portalFolder !== null ? [...readFiles(portalFolder), ...documents.files] : []),
    ...(await brandContents(brand)),
  ])
  const app = new Hono<{ Bindings: HttpBindings }>()

  const sendPage = async (c: Context<{ Bindings: HttpBindings }>, pages: Documents): Promise<Response> => {
    const language = languageOf(c, page)
    const { content, status } = await pages.find(c.req.path, language)
    c.header('Content-Security-Policy', pages.policy())
    c.header('Content-Language', language)
    c.header('Cache-Control', 'no-cache')
    // The value `same-origin-allow-popups` is necessary, because the portal opens the move-in site in a named window.
    // With the stricter value `same-origin`, the window would lose its name as soon as it loads the move-in site.
    c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    c.header('Vary', 'Cookie, Accept-Language')
    return sendContent(c, content, status)
  }

  app.get(changePasswordPath, (c) => c.redirect(paths.forgotPassword))

  app.get('*', async (c, next) => {
    if (isFile(c.req.path)) return next()
    // For a browser, 127.0.0.1 and [::1] are other origins than localhost, and the backend would refuse calls from
    // these origins. Therefore the browser is redirected to localhost.
    if (hostname === 'localhost' && /^(127\.0\.0\.1|\[::1\])(:|$)/.test(c.req.header('Host') ?? '')) {
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(`${protocol}//localhost:${port}${pathname}${search}`, 307)
    }
    if (documents === null) return c.text('The portal is not built yet: npm run build', 503)
    return sendPage(c, documents)
  })

  // In a browser without JavaScript, the form for the choice of a language sends its choice to this route.
  app.post('*', async (c) => {
    // With the referrer policy of the pages, browsers do not send the origin of the page in the Origin header.
    // Therefore this route checks the header Sec-Fetch-Site.
    if (!fromOwnPage.includes(c.req.header('Sec-Fetch-Site'))) throw new HttpProblem('forbidden')
    const chosen = (await readForm(c.req))('language')
    if (!isLanguage(chosen) || !page.languages.includes(chosen)) throw new HttpProblem('bad_request')
    const { pathname, search } = new URL(c.req.url)
    c.header('Set-Cookie', languageCookie.write(chosen, protocol === 'https:'))
    // The path must not begin with two slashes, because a browser treats the text after two slashes as a host name.
    return c.redirect(`${pathname.replace(/^\/+/, '/')}${search}`, 303)
  })

  app.get('*', (c) => {
    const content = files.get(c.req.path)
    if (content === undefined) {
      const isForPerson = /\btext\/html\b/.test(c.req.header('Accept') ?? '')
      return documents && isForPerson ? sendPage(c, documents) : notFound(c)
    }
    const isHashed = c.req.path.startsWith('/assets/')
    c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    // The service worker's policy lets it fetch the portal's files.
    if (c.req.path === serviceWorkerPath) c.header('Content-Security-Policy', workerPolicy)
    return sendContent(c, content)
  })
  app.notFound(notFound)
  return app
}
