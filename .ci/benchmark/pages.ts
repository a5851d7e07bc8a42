import * as v from 'valibot'
import { firstView, firstViewElementId } from '../../src/contract/first-view.ts'
import { paths } from '../../src/contract/portal-paths.ts'
import { type FetchedDocument, fetchDocument } from './fetch-document.ts'
import { serveFloor, serveStatic } from './serve-files.ts'
import { servePortal } from './serve-portal.ts'

export interface MeasuredPage {
  readonly route: string
  /** `static` has the same text without script, `floor` only React, router and XState. */
  readonly kind: 'portal' | 'static' | 'floor'
  readonly address: string
  readonly firstAnswer: number
}

/** The number of alerts on the landing page: the sandbox shows one alert of each level. */
const shownAlerts = 3

const firstViewJson = new RegExp(`id="${firstViewElementId}"[^>]*>([^<]*)`)

const requireAlerts = ({ html }: FetchedDocument) => {
  const { alerts } = v.parse(firstView, JSON.parse(firstViewJson.exec(html)?.[1] ?? ''))
  if (alerts?.length !== shownAlerts)
    throw new Error(`The landing page has ${alerts?.length} alerts in place of ${shownAlerts}`)
}

const fetchDocuments = async (origin: string, routes: readonly string[]) => {
  const documents = new Map<string, FetchedDocument>()
  for (const route of routes) documents.set(route, await fetchDocument(origin + route))
  return documents
}

export const servePages = async (routes: readonly string[]) => {
  await using starting = new AsyncDisposableStack()
  const portal = starting.adopt(await servePortal(), (server) => server.stop())
  const documents = await fetchDocuments(portal.origin, routes)
  const landing = documents.get(paths.home)
  if (landing) requireAlerts(landing)
  const words = starting.adopt(await serveStatic(documents), (server) => server.stop())
  const floor = starting.adopt(await serveFloor(), (server) => server.stop())

  const pageOf = async (kind: MeasuredPage['kind'], origin: string, route: string): Promise<MeasuredPage> => {
    const address = origin + route
    return { route, kind, address, firstAnswer: (await fetchDocument(address)).bytes }
  }
  const pages = [await pageOf('floor', floor.origin, '/')]
  for (const route of routes)
    pages.push(await pageOf('portal', portal.origin, route), await pageOf('static', words.origin, route))
  const servers = starting.move()
  return { pages, [Symbol.asyncDispose]: () => servers.disposeAsync() }
}
