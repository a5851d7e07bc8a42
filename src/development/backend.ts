import { isBackendPath } from '../contract/portal-paths.ts'
import { type Backend, createBackend } from '../server/backend.ts'
import { sandbox } from '../sandbox/sandbox.ts'
import type { Brand } from '../server/platform/brand.ts'
import { readConfiguration } from '../server/platform/configuration.ts'
import { logToOutput } from '../server/platform/log.ts'
import { pagePolicy } from '../server/http/security-headers.ts'
import { openDatabase, type OpenDatabase } from '../server/database/open-database.ts'
import { pageConfigurationElementId, type PageConfiguration } from '../contract/page-configuration.ts'
import { followProvider } from '../server/platform/discovery.ts'

/**
 * The backend inside Vite's development server. This backend handles its own paths, and inserts the configuration into
 * the pages that Vite serves.
 */
export interface DevelopmentBackend extends Backend {
  owns(path: string): boolean
  injectConfiguration(html: string): string
  readonly policy: string
  readonly hasSandbox: boolean
}

/** Opens the database of the development server. The database stays open when Vite reloads the sources. */
export const openDevelopmentDatabase = (): Promise<OpenDatabase> => {
  const { databaseUrl, dataFolder } = readConfiguration(process.env)
  return openDatabase({ url: databaseUrl, dataFolder })
}

export const createDevelopmentBackend = async (database: OpenDatabase): Promise<DevelopmentBackend> => {
  const configuration = readConfiguration(process.env)
  const { page, brand } = configuration
  const providerOrigins = await followProvider(configuration.identityProvider, () =>
    logToOutput({ event: 'discovery_document_not_read', issuer: page.okta.issuer }),
  )
  return {
    ...(await createBackend({ ...configuration, portalFolder: null }, database, logToOutput, sandbox)),
    owns: (path) => isBackendPath(path) || brand.files.has(path),
    injectConfiguration: (html) => injectConfiguration(html, page, brand),
    policy: pagePolicy(configuration, 'development', providerOrigins()),
    hasSandbox: configuration.sandbox,
  }
}

const emptyElement = `<script type="application/json" id="${pageConfigurationElementId}"></script>`
const filledElement = (json: string) => emptyElement.replace('></', () => `>${json}</`)

/** Inserts the page configuration, the brand's styles and the logo into a page that contains no rendered text. */
export const injectConfiguration = (
  html: string,
  page: PageConfiguration,
  brand: Pick<Brand, 'style' | 'logo'>,
): string => {
  const json = JSON.stringify(page).replaceAll('<', '\\u003c')
  return html
    .replace('<html lang="en">', `<html lang="${page.locale}">`)
    .replace('</head>', () => `<style>${brand.style}</style></head>`)
    .replace('<body>', () => `<body>${brand.logo}`)
    .replace(emptyElement, () => filledElement(json))
}
