import { getInitialSnapshot } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { withChildren } from '../../../machines/machine-graph.ts'
import type { RecordedStep } from '../../../src/contract/support.ts'
import { runningIn } from '../../../machines/machine-chart.ts'
import { examplesOfMachine } from '../all-examples.ts'
import { isInternal, longestReplay, macrostepsOf } from './possible-events.ts'
import { stateTextOf } from './running-machines.ts'

/**
 * Whether the machine was started again before a step. Each page counts its times from 0, so a step with an earlier
 * time than the previous step is on a new page. If a step begins in another state than the one in which the previous
 * step ended, the machine was also started again.
 */
const isNewStart = (step: RecordedStep, before: RecordedStep | undefined): boolean =>
  before === undefined || step.from !== before.to || step.ms < before.ms

/** Returns the index of the first step after the last start of a machine; 0 if no machine was started again. */
const lastStart = (steps: readonly RecordedStep[]): number => {
  const before = new Map<string, RecordedStep>()
  let start = 0
  for (const [index, step] of steps.entries()) {
    if (isNewStart(step, before.get(step.machine)) && before.has(step.machine)) start = index
    before.set(step.machine, step)
  }
  return start
}

/** Returns the steps of one machine, from an index to the step before its next start. */
export const stepsUntilRestart = (steps: readonly RecordedStep[], place: number): RecordedStep[] => {
  const own = steps.slice(place).filter(({ machine }) => machine === steps[place]?.machine)
  const end = own.findIndex((step, index) => index > 0 && isNewStart(step, own[index - 1]))
  return end === -1 ? own : own.slice(0, end)
}

/** Returns the ids of the machines that run inside a machine in its initial states, at any depth. */
const runningAtFirst = (machine: AnyStateMachine): string[] =>
  (examplesOfMachine(machine.id)?.inputs ?? [])
    .map((input): AnyMachineSnapshot => getInitialSnapshot(machine, input))
    .flatMap(({ value }) => runningIn(machine, value))
    .flatMap((inner) => [inner.id, ...runningAtFirst(inner)])

/**
 * Returns the steps that the playground of a flow replays. These are the steps of the flow and of the machines inside
 * it, since the last start of the flow.
 */
export const stepsOfFlow = (machine: AnyStateMachine, recording: readonly RecordedStep[]): RecordedStep[] => {
  const inside = new Set(withChildren(machine).map(({ id }) => id))
  const steps = recording.filter((step) => inside.has(step.machine))
  const isOwn = (step: RecordedStep) => step.machine === machine.id
  const own = steps.filter(isOwn)
  const first = own.findLast((step, index) => isNewStart(step, own[index - 1]))
  const place = first === undefined ? steps.length : steps.indexOf(first)
  const atFirst = new Set(runningAtFirst(machine))
  const before = steps
    .slice(steps.slice(0, place).findLastIndex(isOwn) + 1, place)
    .filter((step) => atFirst.has(step.machine))
  return [...before.slice(lastStart(before)), ...steps.slice(place)]
}

const mostTries = 500

/**
 * Returns the input with which the flow can repeat the largest number of recorded steps. With this input, the flow
 * starts in the first state of the recording.
 */
export const inputFor = <Input>(
  machine: AnyStateMachine,
  inputs: readonly [Input, ...Input[]],
  steps: readonly RecordedStep[],
): Input => {
  const own = steps.filter((step) => step.machine === machine.id)
  const firstDone = own.findIndex((step) => !isInternal(step))
  const rest = firstDone === -1 ? [] : own.slice(firstDone)
  const start = rest[0]?.from ?? own.at(-1)?.to
  const reached = inputs.map((input) => {
    const snapshot: AnyMachineSnapshot = getInitialSnapshot(machine, input)
    return stateTextOf(snapshot) === start
      ? 1 + longestReplay(snapshot, macrostepsOf(rest), { left: mostTries }).length
      : 0
  })
  return inputs[reached.indexOf(Math.max(...reached))] ?? inputs[0]
}
