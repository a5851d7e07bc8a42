import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import type { AnyStateMachine, StateValue } from 'xstate'
import type { RecordedStep } from '../../src/contract/support.ts'
import { Button } from '../../src/portal/components/button/button.tsx'
import type { ScreenProps } from '../../src/portal/flows/kit/flow.ts'
import { recordingIn } from '../../src/inspector/replay-address.ts'
import { ChartBelow } from './chart-below.tsx'
import { inPortal } from './in-portal.tsx'
import css from './playground.module.css'
import type { Examples } from '../examples/examples-of.ts'
import { createLiveReplay } from './live-replay/live-replay.ts'
import { ReplayBar } from './live-replay/replay-bar.tsx'
import { inputFor, stepsOfFlow } from './live-replay/steps-of-flow.ts'
import { useProgress } from './live-replay/use-progress.ts'
import { portChoices, withStubbedPorts } from './stubbed-ports.ts'

/**
 * The result that the developer has chosen for each port. The key is the name of the port. Storybook passes these
 * values without their types.
 */
type Choices = Readonly<Record<string, unknown>>

interface RunProps<Machine extends AnyStateMachine> {
  readonly examples: Examples<Machine>
  readonly chosen: (port: string) => unknown
  readonly recording: readonly RecordedStep[] | null
  /** The number of steps to replay; `null` for all. */
  readonly upTo: number | null
  readonly onUpTo: (count: number) => void
  readonly Screen: ComponentType<ScreenProps<Machine>>
  readonly onRestart: () => void
}

const startRun = <Machine extends AnyStateMachine>({ examples, chosen, recording }: RunProps<Machine>) => {
  const { machine, inputs } = examples
  const replay = createLiveReplay(recording ? stepsOfFlow(machine, recording) : [])
  return {
    replay,
    machine: withStubbedPorts(machine, chosen, replay.ports),
    input: inputFor(machine, inputs, replay.steps),
  }
}

function Run<Machine extends AnyStateMachine>(props: RunProps<Machine>) {
  const { recording, onUpTo, Screen, onRestart } = props
  const [{ replay, machine, input }] = useState(() => startRun(props))
  const upTo = props.upTo ?? replay.steps.length
  const [snapshot, send, actor] = useActor(machine, { input, inspect: replay.inspect })
  const progress = useProgress(replay, actor, upTo)
  // The machine is a type parameter, so the compiler cannot infer the type of its snapshot.
  const { value, status } = snapshot as { value: StateValue; status: string }
  return (
    <>
      {/* The screen appears after the replay. A screen may send events when it appears, and the replay has already sent
          these events. */}
      {progress && <Screen snapshot={snapshot} send={send} />}
      <section className={css.bar} aria-label="Playground">
        <p role="status">
          {status === 'done' ? 'The flow has ended in ' : 'The flow is in '}
          <code>{JSON.stringify(value)}</code>
        </p>
        <Button variant="second" onPress={onRestart}>
          Start again
        </Button>
        {recording && (
          <ReplayBar steps={replay.steps} flow={machine.id} upTo={upTo} onUpTo={onUpTo} progress={progress} />
        )}
      </section>
      <ChartBelow machine={machine.id} state={value} />
    </>
  )
}

interface PlaygroundProps extends Choices {
  /** The recorded steps that the playground replays first. The page's URL can contain these steps. */
  readonly recording?: readonly RecordedStep[] | null
}

/**
 * Returns the parts of a meta that show a playground. A playground is the live flow with its screen, and one control
 * for each port. The control sets the next result of the port. If the URL contains a recording, the playground first
 * replays the recording.
 */
export const playground = <Machine extends AnyStateMachine>(
  examples: Examples<Machine>,
  Screen: ComponentType<ScreenProps<Machine>>,
) => {
  const { machine } = examples
  const choices = portChoices(machine)
  const first: Choices = Object.fromEntries([...choices].map(([port, [answer = '']]) => [port, answer]))
  let chosen = first
  function Playground({ recording = null, ...args }: PlaygroundProps) {
    useEffect(() => {
      chosen = args
    })
    const [given] = useState(() => recording ?? recordingIn(window.location.hash))
    const [round, setRound] = useState(0)
    const [upTo, setUpTo] = useState<number | null>(null)
    return (
      <Run
        key={`${round} ${upTo}`}
        examples={examples}
        chosen={(port) => chosen[port]}
        recording={given}
        upTo={upTo}
        onUpTo={setUpTo}
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
    decorators: [inPortal],
    parameters: { playground: machine.id, layout: 'fullscreen' },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await expect(within(canvasElement).getByRole('region', { name: 'Playground' })).toBeVisible()
    },
  }
}

/**
 * Returns the playground as a story. The file with the flow's other stories exports this story, so the playground has
 * the decorators of that file.
 */
export const playgroundStory = <Machine extends AnyStateMachine>(
  examples: Examples<Machine>,
  Screen: ComponentType<ScreenProps<Machine>>,
) => {
  const { component: Playground, args, argTypes, parameters, play } = playground(examples, Screen)
  return {
    render: (given: Choices) => <Playground {...given} />,
    args,
    argTypes,
    parameters: { ...parameters, controls: { include: Object.keys(argTypes) } },
    play,
  }
}
