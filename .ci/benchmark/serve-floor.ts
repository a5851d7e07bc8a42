import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { readFiles } from '../../src/server/http/static-files.ts'
import { compressFiles } from '../compress-files.ts'
import { pageOf, type ServedFile, serveFiles } from './serve-files.ts'

const folder = fileURLToPath(new URL('floor', import.meta.url))

export const serveFloor = async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'mywater-floor-'))
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }))
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [react(), compressFiles()],
    build: { outDir: relative(folder, outDir), emptyOutDir: true },
  })
  const files = new Map<string, ServedFile>(
    [...readFiles(outDir)].map(([path, content]) => [path, { content }]),
  )
  files.set('/', { content: pageOf(readFileSync(join(outDir, 'index.html'), 'utf8')) })
  return serveFiles(files)
}
