import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type HttpBindings, serve } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { build } from 'vite'
import { compressedContent, readFiles, sendContent } from '../../src/server/http/static-files.ts'
import { compressFiles } from '../compress-files.ts'
import { root } from '../run-command.ts'
import { findFreePort } from '../../tests/support/throwaway.ts'
import type { FetchedDocument } from './fetch-document.ts'
import { makeStaticPage } from './static-page.ts'

type Page = Pick<FetchedDocument, 'html'> & Partial<Pick<FetchedDocument, 'status' | 'securityHeaders'>>

/** Serves `pages` at their paths, and the other files of a folder. */
const serveFiles = async (folder: string, pages: ReadonlyMap<string, Page>) => {
  const files = readFiles(folder)
  const contents = new Map(files)
  for (const [path, { html }] of pages)
    contents.set(path, await compressedContent('text/html; charset=utf-8', Buffer.from(html)))
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('*', (c) => {
    const content = contents.get(c.req.path)
    if (!content) return c.notFound()
    const { status, securityHeaders = {} } = pages.get(c.req.path) ?? {}
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value)
    return sendContent(c, content, status)
  })
  const port = await findFreePort()
  const server = serve({ fetch: app.fetch, port, overrideGlobalObjects: false })
  return { origin: `http://localhost:${port}`, stop: () => void server.close() }
}

/** With the portal's security headers: `Cross-Origin-Opener-Policy` starts a process and delays the paint. */
export const serveStatic = (documents: ReadonlyMap<string, FetchedDocument>) =>
  serveFiles(
    join(root, 'dist/portal'),
    new Map(
      [...documents].map(([route, fetched]) => [route, { ...fetched, html: makeStaticPage(fetched.html) }]),
    ),
  )

export const serveFloor = async () => {
  const folder = join(import.meta.dirname, 'floor')
  const outDir = mkdtempSync(join(tmpdir(), 'mywater-floor-'))
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [react(), compressFiles()],
    build: { outDir: relative(folder, outDir), emptyOutDir: true },
  })
  return serveFiles(outDir, new Map([['/', { html: readFileSync(join(outDir, 'index.html'), 'utf8') }]]))
}
