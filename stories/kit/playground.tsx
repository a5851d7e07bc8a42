import type { Decorator } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import type { AnyStateMachine, StateValue } from 'xstate'
import { Button } from '../../src/portal/components/button/button.tsx'
import type { ScreenProps } from '../../src/portal/flows/kit/flow.ts'
import { ChartBelow } from './chart-below.tsx'
import { inPortal } from './in-portal.tsx'
import css from './playground.module.css'
import type { Examples } from './examples.ts'
import { portChoices, withStubbedPorts } from './stubbed-ports.ts'

/** By name of the port; Storybook knows no more of it. */
type Choices = Readonly<Record<string, unknown>>

interface RunProps<Machine extends AnyStateMachine> {
  readonly machine: Machine
  readonly input: Examples<Machine>['inputs'][number]
  readonly Screen: ComponentType<ScreenProps<Machine>>
  readonly onRestart: () => void
}

function Run<Machine extends AnyStateMachine>({ machine, input, Screen, onRestart }: RunProps<Machine>) {
  const [snapshot, send] = useActor(machine, { input })
  // While the machine is a type parameter the compiler cannot look into its snapshot.
  const { value, status } = snapshot as { value: StateValue; status: string }
  return (
    <>
      <Screen snapshot={snapshot} send={send} />
      <section className={css.bar} aria-label="Playground">
        <p role="status">
          {status === 'done' ? 'The flow has ended in ' : 'The flow stands in '}
          <code>{JSON.stringify(value)}</code>
        </p>
        <Button variant="second" onPress={onRestart}>
          Start again
        </Button>
      </section>
      <ChartBelow machine={machine.id} state={value} />
    </>
  )
}

/**
 * What a playground's file spreads into its meta: the live flow under its screen, and a control for each port that
 * says what it answers the next time it is asked.
 */
export const playground = <Machine extends AnyStateMachine>(
  { machine, inputs }: Examples<Machine>,
  Screen: ComponentType<ScreenProps<Machine>>,
  decorator: Decorator = inPortal,
) => {
  const choices = portChoices(machine)
  const first: Choices = Object.fromEntries([...choices].map(([port, [answer = '']]) => [port, answer]))
  let chosen = first
  const stubbed = withStubbedPorts(machine, (port) => chosen[port])
  function Playground(args: Choices) {
    useEffect(() => {
      chosen = args
    })
    const [round, setRound] = useState(0)
    return (
      <Run
        key={round}
        machine={stubbed}
        input={inputs[0]}
        Screen={Screen}
        onRestart={() => setRound(round + 1)}
      />
    )
  }
  return {
    component: Playground,
    args: first,
    argTypes: Object.fromEntries(
      [...choices].map(([port, options]) => [
        port,
        { control: 'select' as const, options: [...options], description: 'what it answers next' },
      ]),
    ),
    decorators: [decorator],
    parameters: { playground: machine.id, layout: 'fullscreen' },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await expect(within(canvasElement).getByRole('region', { name: 'Playground' })).toBeVisible()
    },
  }
}
