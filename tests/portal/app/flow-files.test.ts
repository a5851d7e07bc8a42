import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '../../../src/contract/portal-paths.ts'
import { flowFileOf } from '../../../src/portal/app/pages.tsx'

test('each flow page passes the file of its screen to `flowPage`, so that the document preloads this file', () => {
  const files = Object.values(paths).flatMap((path) => flowFileOf(path) ?? [])
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((file) => !existsSync(`src/portal/flows/${file}.tsx`))).toEqual([])
})
