import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { type Content, contentOf, sendContent } from '../../src/server/http/static-files.ts'
import { findFreePort } from '../../tests/support/throwaway.ts'

export interface ServedFile {
  readonly content: Content
  readonly status?: 200 | 404
  readonly headers?: Readonly<Record<string, string>>
}

export const pageOf = (html: string): Content => {
  const identity = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const br = brotliCompressSync(identity, { params })
  return contentOf('text/html; charset=utf-8', { br, gzip: gzipSync(identity, { level: 9 }), identity })
}

export const serveFiles = async (files: ReadonlyMap<string, ServedFile>) => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('*', (c) => {
    const file = files.get(c.req.path)
    if (!file) return c.notFound()
    for (const [name, value] of Object.entries(file.headers ?? {})) c.header(name, value)
    return sendContent(c, file.content, file.status)
  })
  const port = await findFreePort()
  const server = serve({ fetch: app.fetch, port, overrideGlobalObjects: false })
  const stop = () => {
    server.close()
  }
  return { origin: `http://localhost:${port}`, stop }
}
