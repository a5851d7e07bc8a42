import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { build } from 'vite'
import { findFreePort } from '../throwaway.ts'

/** Builds and serves an empty React page, compressed as the portal is. */
export const serveFloor = async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'mywater-floor-'))
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    root: fileURLToPath(new URL('floor', import.meta.url)),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  const app = new Hono()
  app.use(compress())
  app.get('*', serveStatic({ root: outDir }))
  const port = await findFreePort()
  const server = serve({ fetch: app.fetch, port })
  const stop = () => {
    server.close()
  }
  return { origin: `http://localhost:${port}`, stop }
}
