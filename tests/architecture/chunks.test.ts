import { expect, test } from 'vitest'
import { rejectCycles } from '../../.ci/chunk-report.ts'

const chunk = (file: string, ...imports: string[]) => ({ file, imports, name: file, entry: '', packages: [] })

test('rejectCycles refuses a circular import, and lists its files', () => {
  const circle = [chunk('steps.js', 'address.js'), chunk('address.js', 'start.js', 'steps.js')]
  expect(() => rejectCycles([chunk('page.js', 'steps.js'), ...circle, chunk('start.js')])).toThrow(
    'in a circle: steps.js, address.js.',
  )
})

test('rejectCycles accepts a build without a circular import', () => {
  expect(() =>
    rejectCycles([chunk('page.js', 'steps.js'), chunk('steps.js', 'start.js'), chunk('start.js')]),
  ).not.toThrow()
})
