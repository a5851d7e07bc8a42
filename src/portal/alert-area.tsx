import { flow } from './live/alerts.live.ts'
import { Screen } from './screens/alerts.tsx'
import { useFlow } from './use-flow.ts'

/** The utility's alerts, above the landing page. */
export function AlertArea() {
  const [snapshot, send] = useFlow(flow)
  return <Screen snapshot={snapshot} send={send} />
}
