import { useState } from 'react'
import { Button } from '../portal/components/button/button.tsx'
import { allMachines } from '../../machines/all-machines.ts'
import { FlowLog, moveName } from './flow-log.tsx'
import css from './inspector.module.css'
import { activeStateIds } from '../../machines/machine-chart.ts'
import type { ObservedFlow } from './observed-flows.ts'
import { SendEvent } from './send-event.tsx'
import { StateChart } from './state-chart.tsx'

interface FlowViewProps {
  readonly flow: ObservedFlow
  readonly send: (event: { type: string }) => void
}

export function FlowView({ flow, send }: FlowViewProps) {
  const [shown, setShown] = useState<number | null>(null)
  const named = allMachines.find(({ machine }) => machine.id === flow.machine)
  const line = flow.log.find(({ id }) => id === shown)
  const past = line?.kind === 'move' ? line : null
  const state = past?.state ?? flow.state
  return (
    <main className={css.flow}>
      <div>
        <p className={css.when} role="status">
          {past ? (
            <>
              As it was after <b>{moveName(past)}</b>.{' '}
              <Button variant="second" onPress={() => setShown(null)}>
                Back to now
              </Button>
            </>
          ) : (
            'As it is now.'
          )}
        </p>
        {named && <StateChart machine={named.machine} lit={activeStateIds(flow.machine, state.value)} />}
      </div>
      <section>
        <h2>Log</h2>
        <FlowLog slug={named?.slug ?? ''} lines={flow.log} shown={shown} show={setShown} />
        <h2>Send an event</h2>
        {named && <SendEvent named={named} flow={flow} send={send} />}
        <h2>Context</h2>
        <pre>{JSON.stringify(state.context, null, 2)}</pre>
      </section>
    </main>
  )
}
