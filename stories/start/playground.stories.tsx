import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { machinesById } from '../../machines/all-machines.ts'
import { Button } from '../../src/portal/components/button/button.tsx'
import { loadAllTexts } from '../../src/portal/text/load-texts.ts'
import { examplesOfMachine } from '../kit/all-examples.ts'
import type { Live } from '../kit/flow-story.tsx'
import { inPortal } from '../kit/in-portal.tsx'
import { portChoices, withStubbedPorts } from '../kit/stubbed-ports.ts'
import { languageOf } from '../kit/text-of.ts'
import css from './welcome.module.css'

interface FlowFile {
  readonly parameters?: { readonly flow?: string; readonly Live?: Live }
}

const flows = new Map(
  Object.values(
    import.meta.glob<FlowFile>('../flows/*/*.stories.tsx', { eager: true, import: 'default' }),
  ).flatMap(({ parameters: { flow = '', Live: live } = {} }) => (live ? [[flow, live] as const] : [])),
)

function Playground({ flow, Run }: { readonly flow: string; readonly Run: Live | undefined }) {
  const [round, setRound] = useState(0)
  const [chosen] = useState(() => new Map<string, string>())
  const machine = machinesById.get(flow)
  if (!machine || !Run) return <p role="alert">Choose one of the flows.</p>
  const choices = portChoices(machine)
  return (
    <Run
      key={round}
      prepare={(own) => withStubbedPorts(own, (port) => chosen.get(port) ?? choices.get(port)?.[0])}
      input={examplesOfMachine(flow)?.inputs[0]}
    >
      {({ value, status }) => (
        <section className={css.bar} aria-label="Playground">
          <p role="status">
            {status === 'done' ? 'The flow has ended in ' : 'The flow is in '}
            <code>{JSON.stringify(value)}</code>
          </p>
          {[...choices].map(([port, options]) => (
            <label key={port}>
              {port}{' '}
              <select
                defaultValue={chosen.get(port)}
                onChange={({ target }) => chosen.set(port, target.value)}
              >
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </label>
          ))}
          <Button variant="second" onPress={() => setRound(round + 1)}>
            Start again
          </Button>
        </section>
      )}
    </Run>
  )
}

const meta = {
  title: 'Start/Playground',
  tags: ['!autodocs'],
  loaders: [({ globals }) => loadAllTexts(languageOf(globals))],
  decorators: [inPortal],
  parameters: { layout: 'fullscreen' },
  argTypes: { flow: { control: 'select', options: [...flows.keys()].toSorted() } },
  render: ({ flow }) => <Playground key={flow} flow={flow} Run={flows.get(flow)} />,
} satisfies Meta<{ flow: string }>
export default meta

export const Flow: StoryObj<typeof meta> = {
  args: { flow: 'eligibility' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Playground' })).toBeVisible()
  },
}
