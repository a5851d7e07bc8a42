import { join } from 'node:path'
import { readFiles } from '../../src/server/http/static-files.ts'
import { root } from '../run-command.ts'
import type { FetchedDocument } from './fetch-document.ts'
import { pageOf, type ServedFile, serveFiles } from './serve-files.ts'
import { makeStaticPage } from './static-page.ts'

/** With the portal's security headers: `Cross-Origin-Opener-Policy` starts a process and delays the paint. */
export const serveStatic = (documents: ReadonlyMap<string, FetchedDocument>) => {
  const files = new Map<string, ServedFile>(
    [...readFiles(join(root, 'dist/portal'))].map(([path, content]) => [path, { content }]),
  )
  for (const [route, { html, status, securityHeaders }] of documents)
    files.set(route, { content: pageOf(makeStaticPage(html)), status, headers: securityHeaders })
  return serveFiles(files)
}
