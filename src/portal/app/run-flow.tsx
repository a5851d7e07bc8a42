import { useActor } from '@xstate/react'
import { createContext, use, useEffect, useState, useReducer } from 'react'
import type { ComponentType } from 'react'
import type { AnyStateMachine, ContextFrom, EventFromLogic, SnapshotFrom } from 'xstate'
import { observeFlow } from '../inspector/observe-flow.ts'
import type { NavigationTarget, Flow, ScreenProps } from '../flows/kit/flow.ts'
import { stateName } from '../flows/kit/flow.ts'
import type { Services } from '../flows/kit/services.ts'

/** What flows run on, and how they leave. */
export interface Runtime {
  readonly services: Services
  readonly navigate: (target: NavigationTarget) => void
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

/** Runs a flow while its screen is mounted; when it ends, goes where its `onDone` says. The last of the three tells that it went. */
export const useFlow = <Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
): readonly [SnapshotFrom<Machine>, (event: EventFromLogic<Machine>) => void, boolean] => {
  const { services, navigate } = useRuntime()
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
    if (leave) navigate(leave(services, context))
  }, [leave, navigate, services, context])
  return [snapshot, send, leave !== undefined]
}

interface FlowVisitsProps<Machine extends AnyStateMachine> {
  readonly flow: Flow<Machine>
  readonly Screen: ComponentType<ScreenProps<Machine>>
}

/**
 * A flow under its screen, started anew when the person comes back before the next page has come: the router then
 * keeps this page as it was left, with a flow that has ended.
 */
export function FlowVisits<Machine extends AnyStateMachine>(props: FlowVisitsProps<Machine>) {
  const [visits, startAnew] = useReducer((count: number) => count + 1, 0)
  return <Visit key={visits} {...props} onReturn={startAnew} />
}

function Visit<Machine extends AnyStateMachine>({
  flow,
  Screen,
  onReturn,
}: FlowVisitsProps<Machine> & { readonly onReturn: () => void }) {
  const [snapshot, send, hasLeft] = useFlow(flow)
  const [pathname] = useState(() => window.location.pathname)
  useEffect(() => {
    if (!hasLeft) return
    const onPop = () => {
      if (window.location.pathname === pathname) onReturn()
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [hasLeft, pathname, onReturn])
  return <Screen snapshot={snapshot} send={send} />
}
