import { flow } from '../flows/landing/alerts.ports.ts'
import { Screen } from '../flows/landing/alerts.tsx'
import { useFlow } from './run-flow.tsx'

/** The utility's alerts, above the landing page. */
export function AlertArea() {
  const [snapshot, send] = useFlow(flow)
  return <Screen snapshot={snapshot} send={send} />
}
