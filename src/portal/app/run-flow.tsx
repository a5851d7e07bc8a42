import { useActor, useSelector } from '@xstate/react'
import { createContext, use, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InspectionEvent,
  SnapshotFrom,
} from 'xstate'
import { PageEnd } from '../components/step/page-end.ts'
import { ReportSlot } from '../flows/kit/report-slot.tsx'
import { observeFlow } from '../recorder/observe-flow.ts'
import { createLastOutcome } from './last-outcome.ts'
import type { NavigationTarget, Flow, ScreenProps } from '../flows/kit/flow.ts'
import { firstSnapshot, stateName } from '../flows/kit/flow.ts'
import type { Services } from '../flows/kit/services.ts'
import { takeRestoredFlow } from './restored-flows.ts'

export interface Runtime {
  readonly services: Services
  readonly first: Services
  readonly navigate: (target: NavigationTarget) => void
  readonly isLoaded: (target: NavigationTarget) => boolean
}

export const RuntimeContext = createContext<Runtime | null>(null)

/** @throws Error if the component is outside of a `RuntimeContext` */
export const useRuntime = (): Runtime => {
  const runtime = use(RuntimeContext)
  if (runtime === null) throw new Error('A flow runs outside RuntimeContext.')
  return runtime
}

const endOf = <Machine extends AnyStateMachine>(flow: Flow<Machine>, snapshot: AnyMachineSnapshot) => {
  // The machine is a type parameter here, so the compiler cannot infer the type of its snapshot.
  const { status, value, context } = snapshot as {
    readonly status: string
    readonly value: SnapshotFrom<Machine>['value']
    readonly context: ContextFrom<Machine>
  }
  return { leave: status === 'done' ? flow.onDone[stateName(value)] : undefined, context }
}

const neverSubscribe = () => () => {}

const useIsHydrated = () =>
  useSyncExternalStore(
    neverSubscribe,
    () => true,
    () => false,
  )

interface RunningFlow<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>
  readonly send: (event: EventFromLogic<Machine>) => void
  /** True after the flow has ended, until the next page is shown. */
  readonly hasLeft: boolean
  /** Whether the last outcome broke. The page then offers a problem report. */
  readonly hasBroken: boolean
}

export const useFlow = <Machine extends AnyStateMachine>(flow: Flow<Machine>): RunningFlow<Machine> => {
  const { services, first, navigate, isLoaded } = useRuntime()
  const isHydrated = useIsHydrated()
  const [start] = useState(() => {
    const machine = flow.bindPorts(services)
    const outcome = createLastOutcome()
    const inspect = (inspected: InspectionEvent) => {
      observeFlow(inspected)
      outcome.observe(inspected)
    }
    const options = { input: flow.input(services, services.query()), inspect }
    const snapshot = import.meta.env.DEV ? takeRestoredFlow(machine) : undefined
    return {
      machine,
      outcome,
      options: snapshot ? { ...options, snapshot } : options,
      inHtml: isHydrated ? null : firstSnapshot(flow, first),
    }
  })
  const [current, send, actor] = useActor(start.machine, start.options)
  const { subscribe, hasBroken } = start.outcome
  const broke = useSyncExternalStore(subscribe, hasBroken, () => false)
  const { leave, context } = endOf(flow, current)
  // If the script of the next page has already loaded, the next page appears at once. The screen of the flow then does
  // not show the flow's final state.
  const own = useSelector(
    actor,
    (snapshot) => snapshot,
    (_shown, next) => {
      const end = endOf(flow, next)
      return end.leave !== undefined && isLoaded(end.leave(services, end.context))
    },
  )
  const snapshot = isHydrated || start.inHtml === null ? own : start.inHtml
  useEffect(() => {
    if (leave && isHydrated) navigate(leave(services, context))
  }, [leave, isHydrated, navigate, services, context])
  return { snapshot, send, hasLeft: leave !== undefined, hasBroken: broke }
}

interface FlowVisitsProps<Machine extends AnyStateMachine> {
  readonly flow: Flow<Machine>
  readonly Screen: ComponentType<ScreenProps<Machine>>
}

/**
 * Shows a flow with its screen. When the flow has ended, the customer can press Back before the next page has loaded.
 * The page of the flow then stays visible, so the component starts the flow again.
 */
export function FlowVisits<Machine extends AnyStateMachine>(props: FlowVisitsProps<Machine>) {
  const [visits, restartFlow] = useReducer((count: number) => count + 1, 0)
  return <Visit key={visits} {...props} onReturn={restartFlow} />
}

function Visit<Machine extends AnyStateMachine>({
  flow,
  Screen,
  onReturn,
}: FlowVisitsProps<Machine> & { readonly onReturn: () => void }) {
  const { snapshot, send, hasLeft, hasBroken } = useFlow(flow)
  const [pathname] = useState(() => (import.meta.env.SSR ? '' : window.location.pathname))
  useEffect(() => {
    if (!hasLeft) return
    const onPop = () => {
      if (window.location.pathname === pathname) onReturn()
    }
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [hasLeft, pathname, onReturn])
  return (
    <PageEnd value={hasBroken && <ReportSlot />}>
      <Screen snapshot={snapshot} send={send} />
    </PageEnd>
  )
}
