import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Hono } from 'hono'
import { languageParameter, type Language } from '../../contract/languages.ts'
import type { PageConfiguration } from '../../contract/page-configuration.ts'
import { changePasswordPath, paths } from '../../contract/portal-paths.ts'
import type { ServerConfiguration } from '../platform/configuration.ts'
import { StartupError } from '../platform/startup-error.ts'
import { createDocuments, pagesOf } from './documents.ts'
import { securityHeaders, workerPolicy } from './security-headers.ts'
import { brandContents, type Content } from './static-files.ts'

type Headers = Readonly<Record<string, string>>

const commonHeaders = async (hsts: string | null): Promise<Headers> => {
  const app = new Hono().use(securityHeaders(hsts)).get('/', (c) => c.body(null))
  const { headers } = await app.request('/')
  return Object.fromEntries(headers)
}

const headersOf = async (hsts: string | null, policy: string) => {
  const common = await commonHeaders(hsts)
  const again = { ...common, 'cache-control': 'no-cache' }
  return {
    page: { ...again, 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' },
    asset: { ...common, 'cache-control': 'public, max-age=31536000, immutable' },
    serviceWorker: { ...again, 'content-security-policy': workerPolicy },
    file: again,
  }
}
type ExportedHeaders = Awaited<ReturnType<typeof headersOf>>

const lines = (headers: Headers, indent: string) =>
  Object.entries(headers).map(([name, value]) => `${indent}${name}: ${value}`)

const only = (headers: Headers, ...names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
const without = (headers: Headers, ...names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/**
 * Creates `_headers` for Netlify and Cloudflare Pages, which accept at most 100 rules. Therefore one rule sets the
 * content security policy of the pages for all paths. A second rule adds the stricter policy of the service worker, and
 * browsers obey both policies.
 */
const headersFile = ({ page, asset, serviceWorker }: ExportedHeaders): string =>
  [
    ['/*', without(page, 'cache-control', 'content-type')] as const,
    ['/assets/*', only(asset, 'cache-control')] as const,
    ['/sw.js', only(serviceWorker, 'content-security-policy')] as const,
  ]
    .map(([path, headers]) => [path, ...lines(headers, '  '), ''].join('\n'))
    .join('')

const nginxHeaders = (headers: Headers, indent: string) =>
  Object.entries(headers)
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)

const prefixOf = (language: Language, { locale }: Pick<PageConfiguration, 'locale'>) =>
  language === locale ? '' : `/${language}`

/**
 * Creates the configuration for nginx. It lets nginx choose the language of a page: first from the cookie, then from
 * the parameter of a mailed link, then from the browser's languages. The operator includes this file in nginx's `http`
 * block and completes its `server` block.
 */
const nginxFile = (
  { page, asset, serviceWorker, file }: ExportedHeaders,
  offered: PageConfiguration,
): string =>
  [
    'map $http_accept_language $mywater_accepted {',
    "  default '';",
    ...offered.languages.map((language) => `  ~*^${language} '${prefixOf(language, offered)}';`),
    '}',
    `map $arg_${languageParameter} $mywater_linked {`,
    '  default $mywater_accepted;',
    ...offered.languages.map((language) => `  ${language} '${prefixOf(language, offered)}';`),
    '}',
    'map $cookie_mywater_language $mywater_language {',
    '  default $mywater_linked;',
    ...offered.languages.map((language) => `  ${language} '${prefixOf(language, offered)}';`),
    '}',
    'server {',
    '  # Add listen, server_name and root (the folder public). If the API and the identity provider are on this origin, add:',
    '  # location /api/ { proxy_pass …; }',
    '  gzip_static on;',
    '  charset utf-8;',
    '  error_page 404 /404/index.html;',
    '  location /assets/ {',
    ...nginxHeaders(asset, '    '),
    '  }',
    `  location = ${changePasswordPath} { return 302 ${paths.forgotPassword}; }`,
    '  location = /sw.js {',
    ...nginxHeaders(serviceWorker, '    '),
    '  }',
    '  location ~ ^/(?!\\.well-known/).*\\.[a-z0-9]+$ {',
    ...nginxHeaders(file, '    '),
    '  }',
    '  location / {',
    '    try_files $mywater_language$uri/index.html $uri/index.html =404;',
    '    add_header Vary "Cookie, Accept-Language" always;',
    ...nginxHeaders(page, '    '),
    '  }',
    '}',
    '',
  ].join('\n')

const writeBodies = (place: string, bodies: Content['bodies']) => {
  for (const [suffix, body] of [
    ['', bodies.identity],
    ['.br', bodies.br],
    ['.gz', bodies.gzip],
  ] as const)
    if (body) writeFileSync(`${place}${suffix}`, body)
}

const write = (folder: string, path: string, { bodies }: Content) => {
  const place = join(folder, path)
  mkdirSync(place, { recursive: true })
  writeBodies(join(place, 'index.html'), bodies)
}

/** A folder that contains a file with this name is recognised as an exported portal. */
const mark = 'headers.json'

const isForExport = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, mark))

/**
 * Writes the portal into `folder/public`: each page in each language, and the other files. The pages contain no alerts,
 * because the portal fetches the alerts when a page opens. The settings for web servers are in `folder` itself, so that
 * browsers cannot fetch them.
 * @param providerOrigins returns the origins of the identity provider's endpoints, for the content security policy
 * @returns the number of written pages
 * @throws StartupError when the portal is not built, or when `folder` contains other files or is not writable
 */
export const exportPortal = async (
  configuration: ServerConfiguration,
  folder: string,
  providerOrigins: () => readonly string[],
): Promise<number> => {
  const { page, hsts, portalFolder, brand } = configuration
  const documents = await createDocuments(configuration, () => Promise.resolve(null), providerOrigins)
  if (documents === null || portalFolder === null)
    throw new StartupError('The portal is not built yet: npm run build')
  if (!isForExport(folder))
    throw new StartupError(`${folder} contains files that are not an export: choose an empty folder`)
  rmSync(folder, { recursive: true, force: true })
  const files = join(folder, 'public')
  try {
    mkdirSync(files, { recursive: true })
  } catch {
    throw new StartupError(`${folder} is not writable: choose another folder with --out FOLDER`)
  }
  cpSync(portalFolder, files, {
    recursive: true,
    filter: (path) => !/^(index\.html(\.(br|gz))?|\.vite)$/.test(basename(path)),
  })
  const pages = pagesOf(page)
  // The compression takes most of the time. If the pages are created in parallel, it uses all processors.
  const writePage = async (path: string, language: Language) => {
    const { content } = await documents.find(path, language)
    write(files, `${prefixOf(language, page)}${path}`, content)
  }
  await Promise.all(page.languages.flatMap((language) => pages.map((path) => writePage(path, language))))
  const notFound = await documents.find(paths.notFound, page.locale)
  writeFileSync(join(files, '404.html'), notFound.content.bodies.identity ?? '')
  for (const [path, { bodies }] of [...documents.files, ...(await brandContents(brand))]) {
    mkdirSync(dirname(join(files, path)), { recursive: true })
    writeBodies(join(files, path), bodies)
  }
  const headers = await headersOf(hsts, documents.policy())
  const addresses = page.languages.flatMap((language) =>
    pages.map((path) => `${prefixOf(language, page)}${path}`),
  )
  // Netlify and Cloudflare Pages read the file `_headers` from the folder that they publish.
  writeFileSync(join(files, '_headers'), headersFile(headers))
  writeFileSync(join(folder, 'nginx.conf'), nginxFile(headers, page))
  writeFileSync(join(folder, mark), JSON.stringify(headers, null, 2))
  return addresses.length
}
