import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '../../../src/contract/portal-paths.ts'
import { flowFileOf } from '../../../src/portal/app/pages.tsx'

test('each flow page names the file of its screen, which its document preloads', () => {
  const files = Object.values(paths).flatMap((path) => flowFileOf(path) ?? [])
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((file) => !existsSync(`src/portal/flows/${file}.tsx`))).toEqual([])
})
