import { Hono } from 'hono'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { isLanguage, languageCookie, languageParameter, preferredLanguage } from '../../contract/languages.ts'
import type { Language } from '../../contract/languages.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { paths } from '../../contract/portal-paths.ts'
import type { ServerConfiguration } from '../platform/configuration.ts'
import { HttpProblem, readForm } from '../platform/request.ts'
import { type Documents } from './documents.ts'
import { workerPolicy } from './security-headers.ts'
import { brandContents, type Content, readFiles, sendContent } from './static-files.ts'

/** Pages of the portal that look like files. */
const pagesLikeFiles: readonly string[] = [paths.securityContact, paths.securityText]

/** The service worker has the policy of its own answer: it may fetch the portal's files. */
const serviceWorker = '/sw.js'

/** The `Sec-Fetch-Site` of our own forms; old browsers send none. */
const fromOwnPage: readonly (string | undefined)[] = ['same-origin', 'none', undefined]

const isFile = (path: string) =>
  path !== '/index.html' && !pagesLikeFiles.includes(path) && /\.[^/]+$/.test(path)

/** The one the person has chosen, else that of the mailed link, else one that the browser asks for. */
const languageOf = (c: Context, { languages, locale }: PageConfiguration): Language => {
  const accepted = parseAccept(c.req.header('Accept-Language') ?? '')
  const wanted = [
    getCookie(c, languageCookie.name) ?? '',
    c.req.query(languageParameter) ?? '',
    ...accepted.flatMap(({ type, q }) => (q > 0 ? [type] : [])),
  ]
  return preferredLanguage(wanted, languages) ?? locale
}

/** The built portal: its files and its pages. `documents` is `null` before it is built. */
export const createPortal = async (configuration: ServerConfiguration, documents: Documents | null) => {
  const { portalFolder, publicOrigin, page, brand } = configuration
  const { hostname, port, protocol } = new URL(publicOrigin)
  const files: ReadonlyMap<string, Content> = new Map([
    ...(documents && portalFolder !== null ? [...readFiles(portalFolder), ...documents.files] : []),
    ...(await brandContents(brand)),
  ])
  const app = new Hono()

  const sendPage = async (c: Context, pages: Documents): Promise<Response> => {
    const language = languageOf(c, page)
    const { content, status } = await pages.find(c.req.path, language)
    c.header('Content-Security-Policy', pages.policy())
    c.header('Content-Language', language)
    c.header('Cache-Control', 'no-cache')
    // the window of the move-in site keeps its name on another origin
    c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    c.header('Vary', 'Cookie, Accept-Language')
    return sendContent(c, content, status)
  }

  app.get('*', async (c, next) => {
    if (isFile(c.req.path)) return next()
    // an address by number is another origin, whose calls and cookies would be refused
    if (hostname === 'localhost' && /^(127\.0\.0\.1|\[::1\])(:|$)/.test(c.req.header('Host') ?? '')) {
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(`${protocol}//localhost:${port}${pathname}${search}`, 307)
    }
    if (documents === null) return c.text('The portal is not built yet: npm run build', 503)
    return sendPage(c, documents)
  })

  // the language switch without script
  app.post('*', async (c) => {
    // without a referrer a browser sends no Origin
    if (!fromOwnPage.includes(c.req.header('Sec-Fetch-Site'))) throw new HttpProblem('forbidden')
    const chosen = (await readForm(c.req))('language')
    if (!isLanguage(chosen) || !page.languages.includes(chosen)) throw new HttpProblem('bad_request')
    const { pathname, search } = new URL(c.req.url)
    c.header('Set-Cookie', languageCookie.write(chosen, protocol === 'https:'))
    // a browser reads the text after two slashes as a host
    return c.redirect(`${pathname.replace(/^\/+/, '/')}${search}`, 303)
  })

  app.get('*', (c) => {
    const content = files.get(c.req.path)
    if (content === undefined) {
      const isForPerson = /\btext\/html\b/.test(c.req.header('Accept') ?? '')
      return documents && isForPerson ? sendPage(c, documents) : c.text('Not found', 404)
    }
    const isHashed = c.req.path.startsWith('/assets/')
    c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (c.req.path === serviceWorker) c.header('Content-Security-Policy', workerPolicy)
    return sendContent(c, content)
  })
  app.notFound((c) => c.text('Not found', 404))
  return app
}
