import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { entriesTime, flow, openTabsChannel } from '../flows/page/time-limit.ports.ts'
import { Screen } from '../flows/page/time-limit.tsx'
import { useRuntime } from './run-flow.tsx'

/** The milliseconds between two checks of how long the stored entries remain valid. */
const readEvery = 5000

/**
 * Shows a warning shortly before the stored entries expire. A press on the button in the warning restarts the time
 * limit in every tab of the portal.
 */
export function TimeLimit() {
  const { services } = useRuntime()
  const [machine] = useState(() => flow.bindPorts(services))
  const [snapshot, send] = useActor(machine)
  useEffect(() => {
    const time = entriesTime(services)
    const timer = setInterval(() => send({ type: 'clock.read', left: time.left() }), readEvery)
    return () => clearInterval(timer)
  }, [send, services])
  useEffect(() => {
    const channel = openTabsChannel()
    channel.addEventListener('message', () => send({ type: 'otherTab.extend' }))
    return () => channel.close()
  }, [send])
  return <Screen snapshot={snapshot} send={send} />
}
