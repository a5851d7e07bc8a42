import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '../../../src/contract/portal-paths.ts'
import { flowFileOf } from '../../../src/portal/app/pages.tsx'

test('the file that each flow page passes to `flowPage` exists, so the document can preload this file', () => {
  const files = Object.values(paths).flatMap((path) => flowFileOf(path) ?? [])
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((file) => !existsSync(`src/portal/flows/${file}.tsx`))).toEqual([])
})
