import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allPages } from '../../../src/portal/app/pages.tsx'

test('each page of a flow names an existing file', () => {
  const files = allPages.flatMap(({ file }) => file ?? [])
  expect(files.length).toBeGreaterThan(15)
  expect(files.filter((file) => !existsSync(`src/portal/flows/${file}.tsx`))).toEqual([])
})
