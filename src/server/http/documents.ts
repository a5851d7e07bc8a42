import { createHash } from 'node:crypto'
import { alertsIn } from '../../../machines/rules/current-alerts.ts'
import type { Language } from '../../contract/languages.ts'
import type { OperationResponse } from '../../contract/operations.ts'
import { callbackPath, type PageConfiguration } from '../../contract/page-configuration.ts'
import { paths, plainPath, backendPaths } from '../../contract/portal-paths.ts'
import type { ServerConfiguration } from '../platform/configuration.ts'
import { readBuiltPortal } from './built-portal.ts'
import { keepAlerts } from '../domain/alerts.ts'
import { pagePolicy } from './security-headers.ts'
import { compressedContent, type Content, contentOf } from './static-files.ts'
import { isThisMachine } from '../platform/this-machine.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '../platform/brand.ts'

export const serviceWorkerPath = '/sw.js'

/**
 * Returns the built service worker with the brand. Without a connection, the worker cannot load the brand, so the worker
 * itself contains the brand's styles and logo, and caches the brand's fonts.
 */
export const brandedWorker = (portalFolder: string, { style, logo, fonts }: Brand): Promise<Content> => {
  const built = readFileSync(join(portalFolder, serviceWorkerPath), 'utf8')
  const brand = `self.brand = ${JSON.stringify({ style, logo, fonts })}\n`
  return compressedContent('text/javascript; charset=utf-8', Buffer.from(brand + built))
}

type Alerts = Readonly<OperationResponse<'getActiveAlerts'>> | null

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const pagesOf = (page: PageConfiguration): readonly string[] => [
  ...new Set([...Object.values(paths), callbackPath(page), ...page.protectedRoutes.map(({ path }) => path)]),
]

/**
 * @returns `null` if the portal is not built yet
 * @param providerOrigins returns the origins of the identity provider's endpoints that are known at this time
 */
export const createDocuments = async (
  configuration: ServerConfiguration,
  readAlerts: () => Promise<Alerts>,
  providerOrigins: () => readonly string[],
) => {
  const { page, publicOrigin, portalFolder, brand } = configuration
  const look = { ...brand, light: brand.file.light, dark: brand.file.dark }
  if (portalFolder === null) return null
  const filesFor = readBuiltPortal(portalFolder)
  if (filesFor === null) return null
  const { renderPage, pageAt, inlineScripts, manifestOf } = await import('../../portal/server.tsx')
  const known = new Map<string, string>([
    ...pagesOf(page).map((path): [string, string] => [plainPath(path), path]),
    ['/index.html', paths.home],
  ])
  // The landing page contains the alerts in its first HTML, because an alert that appears later could move a button
  // while the customer presses it. Pages that require a sign-in contain the alerts too, because the portal leads
  // visitors who are not signed in from these pages to the landing page.
  const guarded = page.protectedRoutes.map((route) => route.path)
  const showsAlerts = (path: string) => pageAt(path)?.isLanding === true || guarded.includes(path)
  const currentAlerts = keepAlerts(readAlerts)
  const cache = new Map<string, { shows: string; content: Promise<Content> }>()

  const render = async (path: string, language: Language, alerts: Alerts) => {
    const { isLanding, file } = pageAt(path) ?? {}
    const files = filesFor(language, isLanding ? 'landing' : file)
    return compressedContent(
      'text/html; charset=utf-8',
      Buffer.from(
        await renderPage({ configuration: page, publicOrigin, brand: look, files, language, path, alerts }),
      ),
    )
  }
  const find = async (path: string, language: Language): Promise<Content> => {
    const current = showsAlerts(path) ? await currentAlerts() : null
    const alerts = current && alertsIn(current, language)
    const key = `${language} ${path}`
    // A cached page is rendered again when the year changes, because every footer shows the year.
    const shows = JSON.stringify([new Date().getFullYear(), alerts])
    const cached = cache.get(key)
    if (cached?.shows === shows) return cached.content
    const content = render(path, language, alerts)
    cache.set(key, { shows, content })
    // If the page could not be rendered, the next request renders it again.
    content.catch(() => cache.delete(key))
    return content
  }

  const inline = {
    styles: ['landing', undefined].map((name) => hashOf(brand.style + filesFor(page.locale, name).style)),
    scripts: Object.values(inlineScripts).map(hashOf),
  }
  return {
    policy: () => pagePolicy(configuration, inline, providerOrigins()),
    /** The files that the server generates from its configuration. The keys are the paths, such as `/robots.txt`. */
    files: new Map([
      ...writeFiles(configuration, manifestOf(page, look)),
      [serviceWorkerPath, await brandedWorker(portalFolder, brand)],
    ]),
    async find(path: string, language: Language) {
      const found = known.get(plainPath(path))
      return { content: await find(found ?? paths.notFound, language), status: found ? 200 : 404 } as const
    },
  }
}
export type Documents = NonNullable<Awaited<ReturnType<typeof createDocuments>>>

/**
 * Creates `robots.txt`, which allows search engines to read all pages of the portal, but no paths of the backend. For a
 * sandbox that other machines can reach, `robots.txt` allows no path at all. A sandbox that only this machine can reach
 * needs no such rule, because search engines cannot reach it.
 */
const robots = ({ sandbox, publicOrigin }: ServerConfiguration): string => {
  const isHidden = sandbox && !isThisMachine(new URL(publicOrigin).hostname)
  const closed = isHidden ? ['/'] : Object.values(backendPaths).map((path) => `${path}/`)
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n')
}

const textFile = (type: string, text: string): Content => contentOf(type, { identity: Buffer.from(text) })

export const writeFiles = (
  configuration: ServerConfiguration,
  manifest: { readonly path: string; readonly content: object },
): ReadonlyMap<string, Content> =>
  new Map([
    ['/robots.txt', textFile('text/plain; charset=utf-8', robots(configuration))],
    [manifest.path, textFile('application/manifest+json', JSON.stringify(manifest.content))],
  ])
