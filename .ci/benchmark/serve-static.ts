import { join } from 'node:path'
import { readFiles } from '../../src/server/http/static-files.ts'
import { root } from '../run-command.ts'
import type { FetchedDocument } from './fetch-document.ts'
import { pageOf, type ServedFile, serveFiles } from './serve-files.ts'
import { makeStaticPage } from './static-page.ts'

/** Serves the text of the portal's page for each route, without script, and with the portal's font and pictures. */
export const serveStatic = (documents: ReadonlyMap<string, FetchedDocument>) => {
  const files = new Map<string, ServedFile>(
    [...readFiles(join(root, 'dist/portal'))].map(([path, content]) => [path, { content }]),
  )
  for (const [route, { html, status }] of documents)
    files.set(route, { content: pageOf(makeStaticPage(html)), status })
  return serveFiles(files)
}
