import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '../../../src/contract/portal-paths.ts'
import { flowFileOf } from '../../../src/portal/app/pages.tsx'

test('for each path of a flow, flowFileOf names an existing file', () => {
  const files = Object.values(paths).flatMap((path) => flowFileOf(path) ?? [])
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((file) => !existsSync(`src/portal/flows/${file}.tsx`))).toEqual([])
})
