import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../styles/tokens.css'
import '../styles/base.css'
import { machinesById } from './all-machines.ts'
import { openChannel } from './channel.ts'
import type { ToInspector, ToPortal } from './channel.ts'
import css from './inspector.module.css'
import { litStates } from './machine-graph.ts'
import { Replay } from './replay.tsx'
import { flowsByPage, observe } from './observed-flows.ts'
import type { ObservedFlow, ObservedFlows, LogLine } from './observed-flows.ts'
import { SendEvent } from './send-event.tsx'
import { StateChart } from './state-chart.tsx'

const tellPortal = (channel: BroadcastChannel, message: ToPortal) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
  channel.postMessage(message)

/** Follows the flows of every open tab of the portal. */
const useObservedFlows = () => {
  const [flows, setFlows] = useState<ObservedFlows>(new Map())
  const [channel] = useState(openChannel)
  useEffect(() => {
    const hear = ({ data }: MessageEvent<ToInspector>) => setFlows((before) => observe(before, data))
    channel.addEventListener('message', hear)
    tellPortal(channel, { kind: 'hello' })
    return () => channel.removeEventListener('message', hear)
  }, [channel])
  const send = ({ page, sessionId }: ObservedFlow, event: { type: string }) =>
    tellPortal(channel, { kind: 'send', pageId: page.id, sessionId, event })
  return { flows, send }
}

/** All running flows: chart with the state lit, log, context, and a way to send events. */
function Inspector() {
  const { flows, send } = useObservedFlows()
  const [chosen, choose] = useState<string | null>(null)
  const pages = [...flowsByPage(flows).values()]
  const all = pages.flat()
  const flow = all.find(({ key }) => key === chosen) ?? all[0]
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Flow inspector</h1>
        <p>Open the portal in another tab. Passwords, answers, tokens and codes are hidden.</p>
      </header>
      {all.length === 0 && <p>No flow is running yet.</p>}
      {pages.map((ofPage) => {
        const [{ page } = { page: undefined }] = ofPage
        return (
          <nav key={page?.id} className={css.flows} aria-label={`Flows of ${page?.path}`}>
            <p>
              Tab at <code>{page?.path}</code>
            </p>
            {ofPage.map(({ key, machine, value, status }) => (
              <button type="button" key={key} aria-pressed={key === flow?.key} onClick={() => choose(key)}>
                <b>{machine}</b> {JSON.stringify(value)} {status === 'active' ? '' : `(${status})`}
              </button>
            ))}
          </nav>
        )
      })}
      <Replay />
      {flow && <Flow flow={flow} send={(event) => send(flow, event)} />}
    </div>
  )
}

function Flow({ flow, send }: { flow: ObservedFlow; send: (event: { type: string }) => void }) {
  const machine = machinesById.get(flow.machine)
  return (
    <main className={css.flow}>
      {machine && <StateChart machine={machine} lit={litStates(flow.machine, flow.value)} />}
      <section>
        <h2>Send an event</h2>
        <SendEvent key={flow.key} machine={machine} send={send} />
        <h2>Log</h2>
        <FlowLog lines={flow.log} />
        <h2>Context</h2>
        <pre className={css.context}>{JSON.stringify(flow.context, null, 2)}</pre>
      </section>
    </main>
  )
}

/** Newest first; an event that changed nothing is marked. */
function FlowLog({ lines }: { lines: readonly LogLine[] }) {
  return (
    <ol className={css.log} reversed>
      {lines.toReversed().map(({ id, event, from, to, changedNothing }) => (
        <li key={id} data-idle={changedNothing || undefined}>
          <b>{event}</b> {changedNothing ? 'changed nothing' : from === to ? to : `${from} → ${to}`}
        </li>
      ))}
    </ol>
  )
}

const root = document.getElementById('inspector')
if (root) createRoot(root).render(<Inspector />)
