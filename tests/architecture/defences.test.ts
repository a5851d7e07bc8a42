import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { reliability } from '../../.ci/mutants/reliability.ts'
import { threats } from '../../.ci/mutants/threats.ts'
import { expectNone } from '../expect-none.ts'

test('the lines of each defence occur exactly once in their file', () => {
  const lost = [...threats, ...reliability].flatMap(([id, what, file, , lines]) => {
    const places = readFileSync(file, 'utf8').split(lines).length - 1
    return places === 1 ? [] : [`${id} (${what}): ${places} times in ${file}`]
  })
  expectNone(lost, 'If the code was removed by mistake, restore it; otherwise correct .ci/mutants.')
})
