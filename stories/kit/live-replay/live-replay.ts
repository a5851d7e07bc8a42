import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { RecordedStep } from '../../../src/contract/support.ts'
import { createRecorder } from '../../../src/portal/recorder/recorder.ts'
import { createWaitingPorts } from './waiting-ports.ts'
import type { WaitingPorts } from './waiting-ports.ts'
import { chooseEvent, invokeOf, isDone, isFailure, isInternal } from './possible-events.ts'
import { childrenOf, runningMachinesFrom, stateTextOf } from './running-machines.ts'
import type { RunningMachine } from './running-machines.ts'
import type { Tries } from './possible-events.ts'
import { stepsUntilRestart } from './steps-of-flow.ts'

/** The longest time, in milliseconds, that the replay waits for the flow to take a step. */
const longestWait = 1000

/** The largest number of example events that a replay tries. */
const mostTries = 2000

/**
 * Returns the running machine that has to repeat a recorded step. If several machines with this id run, the function
 * returns the machine whose state is the state before the step.
 */
const runnerOf = (root: AnyActorRef, { machine, from }: RecordedStep): RunningMachine | undefined => {
  const running = runningMachinesFrom(root).filter(({ snapshot }) => snapshot.machine.id === machine)
  return running.find(({ snapshot }) => stateTextOf(snapshot) === from) ?? running[0]
}

/** Calls `find` until `find` returns a value. After `patience` milliseconds, the function returns `undefined`. */
const waitFor = async <Thing>(find: () => Thing | undefined): Promise<Thing | undefined> => {
  const end = performance.now() + longestWait
  for (let found = find(); ; found = find()) {
    if (found !== undefined || performance.now() > end) return found
    await new Promise((resolve) => void setTimeout(resolve, 0))
  }
}

/**
 * Sends the event of the first step to a running machine. Returns false if no example event leads to the recorded
 * states.
 */
const perform = (
  running: RunningMachine,
  steps: readonly RecordedStep[],
  ports: WaitingPorts,
  tries: Tries,
): boolean => {
  const event = chooseEvent(running.snapshot, steps, tries)
  if (!event) return false
  const child = childrenOf(running.snapshot)[invokeOf(event)]
  const port = child && ports.take(child)
  if (port && isDone(event)) port.resolve({ output: event.output })
  else if (port && isFailure(event)) port.reject(event.error)
  // The replay sends the event itself, so it does not wait for a timer or for the end of a child machine.
  else running.actor.send(event)
  return true
}

/** The progress of a replay. */
export interface Progress {
  /** The number of replayed steps. */
  readonly done: number
  /** The first step that the current version of the flow does not repeat; `null` if the flow repeats all steps. */
  readonly failedStep: RecordedStep | null
}

/** A recording, and the functions that replay it in a running flow. */
export interface LiveReplay {
  readonly steps: readonly RecordedStep[]
  /** Observes every event of the flow from the start of the flow. */
  readonly inspect: (event: InspectionEvent) => void
  /** The ports of the flow. The calls of these ports wait for the replay. */
  readonly ports: WaitingPorts
  /** Replays the first `count` steps. After that, the ports return their own results. The function never throws. */
  readonly replay: (root: AnyActorRef, count: number) => Promise<Progress>
}

/**
 * Replays a recording in a running flow. The examples of the flow's stories replace the typed values and the results.
 * The function also records the running flow, and compares each new step with the recorded step.
 * @param steps the recorded steps of the flow and of the machines inside the flow
 */
export const createLiveReplay = (steps: readonly RecordedStep[]): LiveReplay => {
  const recorder = createRecorder()
  const newSteps: RecordedStep[] = []
  const ports = createWaitingPorts()
  const tries = { left: mostTries }
  const takeNewStep = (name: string): RecordedStep | undefined => {
    const place = newSteps.findIndex(({ machine }) => machine === name)
    return place === -1 ? undefined : newSteps.splice(place, 1)[0]
  }
  /**
   * Returns the new step of the machine that took the recorded `step`. If this machine has taken no new step by itself,
   * the function first sends an example event to the machine.
   */
  const take = async (root: AnyActorRef, step: RecordedStep, place: number) => {
    const taken = takeNewStep(step.machine)
    if (taken || isInternal(step)) return taken
    const running = await waitFor(() => runnerOf(root, step))
    if (!running || !perform(running, stepsUntilRestart(steps, place), ports, tries)) return undefined
    return waitFor(() => takeNewStep(step.machine))
  }
  const replaySteps = async (root: AnyActorRef, count: number): Promise<Progress> => {
    for (const [done, step] of steps.slice(0, count).entries()) {
      const taken = await take(root, step, done).catch(() => undefined)
      if (taken?.event !== step.event || taken.to !== step.to) return { done, failedStep: step }
    }
    return { done: Math.min(count, steps.length), failedStep: null }
  }
  return {
    steps,
    inspect: (event) => {
      recorder.observe(event, 0)
      newSteps.push(...recorder.steps())
      recorder.goOnAfter([])
    },
    ports,
    replay: (root, count) => replaySteps(root, count).finally(ports.release),
  }
}
