import { useState } from 'react'
import type { RecordedStep } from '../contract/support.ts'
import { Button } from '../portal/components/button/button.tsx'
import { ScrollFrame } from '../portal/components/scroll-frame/scroll-frame.tsx'
import type { NamedMachine } from '../../machines/all-machines.ts'
import { browserStepsOf } from './copy-as-steps.ts'
import { storyFileOf } from './copy-as-story.ts'
import { testOf } from './copy-as-test.ts'
import { replayAddress } from './replay-address.ts'
import css from './replay.module.css'

interface CopiesProps {
  readonly named: NamedMachine
  readonly steps: readonly RecordedStep[]
  /** The address of a Storybook page that replays the recording and then lets the developer continue. */
  readonly playground: string | undefined
}

/** The buttons that copy the recording as a test, a story, a list of steps for a browser, or an address. */
export function Copies({ named, steps, playground }: CopiesProps) {
  const forms = [
    {
      form: 'test',
      text: testOf(named, steps),
      use: `A test of ${named.machine.id}, for a file in tests/machines/recorded/.`,
    },
    {
      form: 'story',
      text: storyFileOf(steps),
      use: 'A story that plays the recording, for a file in stories/replay/.',
    },
    {
      form: 'browser steps',
      text: browserStepsOf(steps),
      use: 'Steps to repeat by hand, with the sample values of the stories.',
    },
    {
      form: 'address',
      text: replayAddress(steps, window.location.href),
      use: 'A link to this page that plays the recording.',
    },
    ...(playground === undefined
      ? []
      : [
          {
            form: 'playground address',
            text: playground,
            use: 'A link to the playground that replays the recording up to the shown step. You can continue there.',
          },
        ]),
  ]
  const [chosen, choose] = useState('test')
  const shown = forms.find(({ form }) => form === chosen)
  return (
    <details>
      <summary>Copy the recording: test, story, browser steps, addresses</summary>
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
