import type { RecordedStep } from '../contract/support.ts'
import type { NamedMachine } from '../../machines/all-machines.ts'

const quoted = (text: string): string => `'${text}'`

export const testOf = (
  { exportName, file, machine }: NamedMachine,
  steps: readonly RecordedStep[],
): string => {
  const own = steps.filter((step) => step.machine === machine.id)
  const rows = own.map(
    ({ from, event, guard, to }) => `  [${[from, event, guard, to].map(quoted).join(', ')}],`,
  )
  return `import { expect, test } from 'vitest'
import { ${exportName} } from '../../../machines/${file}'
import { statesAlong } from '../harness/recorded-path.ts'
import type { RecordedRow } from '../harness/recorded-path.ts'

/** The recorded steps: from, event, guard, to. */
const steps: readonly RecordedRow[] = [
${rows.join('\n')}
]

test('${machine.id} reaches the recorded state after each step', () => {
  expect(statesAlong(${exportName}, steps)).toEqual(steps.map(([, , , to]) => to))
})
`
}
