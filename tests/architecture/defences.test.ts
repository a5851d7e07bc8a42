import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reliability } from '../../.ci/defences/reliability.ts'
import { threats } from '../../.ci/defences/threats.ts'

test.each([...threats, ...reliability])(
  'the code of the security measure or reliability measure $id ($what) occurs exactly once in its file',
  ({ file, lines }) => {
    expect(readFileSync(file, 'utf8').split(lines)).toHaveLength(2)
  },
)
