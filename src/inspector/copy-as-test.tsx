import { useState } from 'react'
import type { RecordedStep } from '../contract/support.ts'
import { Button } from '../portal/components/button/button.tsx'
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
import { statesAlong, type RecordedRow } from '../harness/recorded-path.ts'

/** The recorded steps: from, event, guard, to. */
const steps: readonly RecordedRow[] = [
${rows.join('\n')}
]

test('${machine.id} reaches the recorded state after each step', () => {
  expect(statesAlong(${exportName}, steps)).toEqual(steps.map(([, , , to]) => to))
})
`
}

interface CopyAsTestProps {
  readonly named: NamedMachine
  readonly steps: readonly RecordedStep[]
}

export function CopyAsTest({ named, steps }: CopyAsTestProps) {
  const [isCopied, setCopied] = useState(false)
  const text = testOf(named, steps)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <details>
      <summary>Copy the recording as a test</summary>
      <p>A test of {named.machine.id}, for a file in tests/machines/recorded/.</p>
      <Button variant="second" onPress={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy as test'}
      </Button>
      <pre>{text}</pre>
    </details>
  )
}
