import { expect, test } from 'vitest'
import { defences, placesOf } from '../../.ci/mutants/defences.ts'
import { expectNone } from '../expect-none.ts'

test('the code of each defence occurs exactly once in its file', () => {
  expect(defences.length).toBeGreaterThan(40)
  expectNone(
    defences
      .filter((defence) => placesOf(defence) !== 1)
      .map((defence) => `${defence.name}: ${placesOf(defence)} times in ${defence.file}`),
    'If the code was removed by mistake, restore it; otherwise correct .ci/mutants/defences.txt.',
  )
})
