import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reliability } from '../../.ci/defences/reliability.ts'
import { threats } from '../../.ci/defences/threats.ts'

test.each([...threats, ...reliability])(
  'the lines that implement the defence $id occur exactly once in the source: $what',
  ({ file, lines }) => {
    expect(readFileSync(file, 'utf8').split(lines)).toHaveLength(2)
  },
)
