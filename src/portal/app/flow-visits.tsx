import { useEffect, useReducer, useState } from 'react'
import type { ComponentType } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Flow } from '../flows/kit/flow.ts'
import type { ScreenProps } from '../flows/kit/screen.ts'
import { useFlow } from './run-flow.ts'

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
