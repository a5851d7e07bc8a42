import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { reliability } from '../../.ci/defences/reliability.ts'
import { threats } from '../../.ci/defences/threats.ts'
import { expectNone } from '../expect-none.ts'

test.each([...threats, ...reliability])(
  'the code lines of the security or reliability measure $id ($what) occur exactly once in their file',
  ({ id, what, file, lines }) => {
    const places = readFileSync(file, 'utf8').split(lines).length - 1
    expectNone(
      places === 1 ? [] : [`${id} (${what}): the code of this measure occurs ${places} times in ${file}`],
      'If the code was removed by mistake, restore it; otherwise correct its lines in .ci/defences.',
    )
  },
)
