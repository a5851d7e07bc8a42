import { useActor } from '@xstate/react'
import { createContext, use, useEffect, useState } from 'react'
import type { AnyStateMachine, ContextFrom, EventFromLogic, SnapshotFrom } from 'xstate'
import { observeFlow } from '../inspector/observe-flow.ts'
import type { NavigationTarget, Flow } from '../flows/kit/flow.ts'
import { stateName } from '../flows/kit/screen.ts'
import type { Services } from '../flows/kit/services.ts'

/** What live flows run on, and how they leave. */
export interface Runtime {
  readonly services: Services
  readonly go: (destination: NavigationTarget) => void
}

export const RuntimeContext = createContext<Runtime | null>(null)

/** @throws Error outside `RuntimeContext` */
export const useRuntime = (): Runtime => {
  const runtime = use(RuntimeContext)
  if (runtime === null) throw new Error('A flow runs outside RuntimeContext.')
  return runtime
}

/** What of a snapshot says that its flow has ended, and where. */
interface Ended<Machine extends AnyStateMachine> {
  readonly status: string
  readonly value: SnapshotFrom<Machine>['value']
  readonly context: ContextFrom<Machine>
}

/** Runs a flow while its screen is mounted; when it ends, goes where its exit says. The last part tells that it went. */
export const useFlow = <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
): readonly [SnapshotFrom<Machine>, (event: EventFromLogic<Machine>) => void, boolean] => {
  const { services, go } = useRuntime()
  const [start] = useState(() => ({
    machine: flow.bindPorts(services),
    options: { input: flow.input(services, services.query()), inspect: observeFlow },
  }))
  const [snapshot, send] = useActor(start.machine, start.options)
  // While the machine is a type parameter the compiler cannot look into its snapshot.
  const { status, value, context } = snapshot as Ended<Machine>
  const done = status === 'done' ? stateName(value) : undefined
  const leave = done && flow.onDone[done]
  useEffect(() => {
    if (leave) go(leave(services, context))
  }, [leave, go, services, context])
  return [snapshot, send, leave !== undefined]
}
