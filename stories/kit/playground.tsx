import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import type { AnyStateMachine, StateValue } from 'xstate'
import { Button } from '../../src/portal/components/button/button.tsx'
import type { ScreenProps } from '../../src/portal/flows/kit/flow.ts'
import css from './playground.module.css'
import type { Examples } from '../examples/examples-of.ts'
import { portChoices, withStubbedPorts } from './stubbed-ports.ts'

/** The chosen result of each port. Storybook passes the results without their types. */
type Choices = Readonly<Record<string, unknown>>

interface RunProps<Machine extends AnyStateMachine> {
  readonly examples: Examples<Machine>
  readonly chosen: (port: string) => unknown
  readonly Screen: ComponentType<ScreenProps<Machine>>
  readonly onRestart: () => void
}

function Run<Machine extends AnyStateMachine>({ examples, chosen, Screen, onRestart }: RunProps<Machine>) {
  const [machine] = useState(() => withStubbedPorts(examples.machine, chosen))
  const [snapshot, send] = useActor(machine, { input: examples.inputs[0] })
  // The machine is a type parameter, so the compiler cannot infer the type of its snapshot.
  const { value, status } = snapshot as { value: StateValue; status: string }
  return (
    <>
      <Screen snapshot={snapshot} send={send} />
      <section className={css.bar} aria-label="Playground">
        <p role="status">
          {status === 'done' ? 'The flow has ended in ' : 'The flow is in '}
          <code>{JSON.stringify(value)}</code>
        </p>
        <Button variant="second" onPress={onRestart}>
          Start again
        </Button>
      </section>
    </>
  )
}

/** Runs the flow with its screen. A Storybook control for each port sets the next result of the call. */
export const playgroundStory = <Machine extends AnyStateMachine>(
  examples: Examples<Machine>,
  Screen: ComponentType<ScreenProps<Machine>>,
) => {
  const choices = portChoices(examples.machine)
  const first: Choices = Object.fromEntries([...choices].map(([port, [answer = '']]) => [port, answer]))
  let chosen = first
  function Playground(args: Choices) {
    useEffect(() => {
      chosen = args
    })
    const [round, setRound] = useState(0)
    return (
      <Run
        key={round}
        examples={examples}
        chosen={(port) => chosen[port]}
        Screen={Screen}
        onRestart={() => setRound(round + 1)}
      />
    )
  }
  return {
    render: (args: Choices) => <Playground {...args} />,
    args: first,
    argTypes: Object.fromEntries(
      [...choices].map(([port, options]) => [
        port,
        { control: 'select' as const, options: [...options], description: 'what it answers next' },
      ]),
    ),
    parameters: {
      playground: examples.machine.id,
      layout: 'fullscreen',
      controls: { include: [...choices.keys()] },
    },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await expect(within(canvasElement).getByRole('region', { name: 'Playground' })).toBeVisible()
    },
  }
}
