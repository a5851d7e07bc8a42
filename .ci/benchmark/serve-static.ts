import { join } from 'node:path'
import { readFiles } from '../../src/server/http/static-files.ts'
import { root } from '../run-command.ts'
import type { FetchedDocument } from './fetch-document.ts'
import { pageOf, type ServedFile, serveFiles } from './serve-files.ts'
import { makeStaticPage } from './static-page.ts'

/**
 * Serves the text of the portal's page for each route, without script, and with the portal's font and pictures. The
 * static page has the security headers of the portal's page, because a browser shows a page with these headers later:
 * it starts a new process for `Cross-Origin-Opener-Policy`.
 */
export const serveStatic = (documents: ReadonlyMap<string, FetchedDocument>) => {
  const files = new Map<string, ServedFile>(
    [...readFiles(join(root, 'dist/portal'))].map(([path, content]) => [path, { content }]),
  )
  for (const [route, { html, status, securityHeaders }] of documents)
    files.set(route, { content: pageOf(makeStaticPage(html)), status, headers: securityHeaders })
  return serveFiles(files)
}
