import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { entriesTime, flow, openTabsChannel } from '../flows/page/time-limit.ports.ts'
import { Screen } from '../flows/page/time-limit.tsx'
import { useRuntime } from './run-flow.tsx'

const readEvery = 5000

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
