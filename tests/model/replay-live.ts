import { createActor, SimulatedClock } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import type { RecordedStep } from '../../src/contract/support.ts'
import { createRecorder } from '../../src/portal/recorder/recorder.ts'
import { createLiveReplay } from '../../stories/kit/live-replay/live-replay.ts'
import { stateTextOf } from '../../stories/kit/live-replay/running-machines.ts'
import { inputFor, stepsOfFlow } from '../../stories/kit/live-replay/steps-of-flow.ts'
import { neverReturns, withStubbedPorts } from '../../stories/kit/stubbed-ports.ts'

/** Replays a recording in a running flow, in the same way as the playground of the flow. Timers never fire. */
export const replayLive = async (
  machine: AnyStateMachine,
  [first, ...others]: readonly unknown[],
  recording: readonly RecordedStep[],
  upTo = Infinity,
) => {
  const steps = stepsOfFlow(machine, recording)
  const replay = createLiveReplay(steps)
  const recorder = createRecorder()
  const actor = createActor(
    withStubbedPorts(machine, () => neverReturns, replay.ports),
    {
      clock: new SimulatedClock(),
      input: inputFor(machine, [first, ...others], steps),
      inspect: (event) => {
        recorder.observe(event, 0)
        replay.inspect(event)
      },
    },
  ).start()
  const progress = await replay.replay(actor, upTo)
  const state = stateTextOf(actor.getSnapshot())
  return { ...progress, state, count: steps.length, actor, recorded: [...recorder.steps()] }
}
