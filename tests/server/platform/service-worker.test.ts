import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { brandedWorker } from '../../../src/server/http/documents.ts'
import { readConfiguration } from '../../../src/server/platform/configuration.ts'

test("the served service worker has the brand's styles, logo and fonts", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mywater-worker-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'sw.js'), 'self.isBuilt = true')
  const { brand } = readConfiguration({})
  const { type, bodies } = await brandedWorker(folder, brand)
  expect(type).toBe('text/javascript; charset=utf-8')
  const self = {}
  runInNewContext(bodies.identity?.toString() ?? '', { self })
  expect(self).toEqual({ brand: { style: brand.style, logo: brand.logo, fonts: brand.fonts }, isBuilt: true })
})
