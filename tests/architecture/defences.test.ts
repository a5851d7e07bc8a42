import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reliability } from '../../.ci/defences/reliability.ts'
import { threats } from '../../.ci/defences/threats.ts'

test.each([...threats, ...reliability])(
  'the code lines of the security or reliability measure $id ($what) occur exactly once in their file',
  ({ file, lines }) => {
    expect(readFileSync(file, 'utf8').split(lines)).toHaveLength(2)
  },
)
