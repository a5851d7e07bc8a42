import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getCountries } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { root } from '../../.ci/run-command.ts'

test('the build has the flag of every country, and their licence', () => {
  const files = [...getCountries().map((country) => `${country}.svg`), 'LICENSE.txt']
  expect(files.length).toBeGreaterThan(240)
  expect(files.filter((file) => !existsSync(join(root, 'dist/portal/flags', file)))).toEqual([])
})
