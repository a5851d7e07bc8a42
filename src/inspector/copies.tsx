import { useState } from 'react'
import type { RecordedStep } from '../contract/support.ts'
import { Button } from '../portal/components/button/button.tsx'
import { ScrollFrame } from '../portal/components/scroll-frame/scroll-frame.tsx'
import type { NamedMachine } from '../../machines/all-machines.ts'
import { testOf } from './copy-as-test.ts'
import { replayAddress } from './replay-address.ts'
import css from './replay.module.css'

interface CopiesProps {
  readonly named: NamedMachine
  readonly steps: readonly RecordedStep[]
}

export function Copies({ named, steps }: CopiesProps) {
  const forms = [
    {
      form: 'test',
      text: testOf(named, steps),
      use: `A test of ${named.machine.id}, for a file in tests/machines/recorded/.`,
    },
    {
      form: 'address',
      text: replayAddress(steps, window.location.href),
      use: 'A link to this page that plays the recording.',
    },
  ]
  const [chosen, choose] = useState('test')
  const shown = forms.find(({ form }) => form === chosen)
  return (
    <details>
      <summary>Copy the recording: test, address</summary>
      <div className={css.controls}>
        {forms.map(({ form, text }) => (
          <CopyButton key={form} text={text} form={form} onCopy={() => choose(form)} />
        ))}
      </div>
      <p>{shown?.use}</p>
      <ScrollFrame name={`As ${chosen}`} className={css.copy}>
        <pre>{shown?.text}</pre>
      </ScrollFrame>
    </details>
  )
}

interface CopyButtonProps {
  readonly text: string
  readonly form: string
  readonly onCopy: () => void
}

function CopyButton({ text, form, onCopy }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    onCopy()
    return navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Button variant="second" onPress={() => void copy()}>
      {isCopied ? 'Copied' : `Copy as ${form}`}
    </Button>
  )
}
