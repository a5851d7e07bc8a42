import { createBrowserInspector, createInspector } from '@statelyai/inspect'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { addFlowObserver } from '../recorder/observe-flow.ts'
import { openChannel } from './channel.ts'
import type { ToInspector, ToPortal } from './channel.ts'

const secret = /password|answer|token|^code$|cipher|hash|guid/i
const hidden = '•••'

/**
 * A copy without what nobody may read over a developer's shoulder: passwords, answers, tokens and codes, wherever
 * they stand. Anything that is not plain data is named, not copied.
 */
export const redact = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return secret.test(key) && value !== '' ? hidden : value
  if (Array.isArray(value)) return value.map((item) => redact(item, key))
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '(function)' : value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redact(inner, name)]))
}

/** As `redact`, of an object; a port has no context, and nothing is what is left of it. */
const redactFields = (fields: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, value]) => [name, redact(value, name)]))

type ActorRefLike = Extract<InspectionEvent, { type: '@xstate.actor' }>['actorRef']

const keptEvents = 400

/** Secrets never reach an inspector, ours or a hosted one. */
const discretion = {
  sanitizeContext: redactFields,
  sanitizeEvent: (event: { type: string }) => ({ ...redactFields(event), type: event.type }),
}

interface InspectedWindow extends Pick<EventTarget, 'addEventListener'> {
  readonly location: Pick<Location, 'pathname'>
}

/** Tells the page at /inspector.html what every flow of this tab does, and takes events from it. */
export const reportToOwnInspector = (
  channel: BroadcastChannel,
  page: InspectedWindow,
  addObserver: typeof addFlowObserver,
): void => {
  const actors = new Map<string, ActorRefLike>()
  const kept: StatelyInspectionEvent[] = []
  const id = crypto.randomUUID()
  const here = () => ({ id, path: page.location.pathname })
  const post = (message: ToInspector) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    channel.postMessage(JSON.parse(JSON.stringify(message)))
  }
  const tell = (event: StatelyInspectionEvent) => post({ kind: 'observed', page: here(), event })
  const inspector = createInspector(
    {
      send: (event) => {
        kept.push(event)
        if (kept.length > keptEvents) kept.shift()
        tell(event)
      },
    },
    discretion,
  )
  channel.addEventListener('message', ({ data }: MessageEvent<ToPortal>) => {
    if (data.kind === 'hello') kept.forEach(tell)
    if (data.kind === 'send' && data.pageId === id) actors.get(data.sessionId)?.send(data.event)
  })
  page.addEventListener('pagehide', () => post({ kind: 'bye', page: here() }))
  // the browser's back button may bring it back as it was left
  page.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) kept.forEach(tell)
  })
  addObserver((event) => {
    if (event.type === '@xstate.actor') actors.set(event.actorRef.sessionId, event.actorRef)
    inspector.inspect.next?.(event)
  })
}

/** Development only: `?inspect=stately` opens the hosted inspector beside our own. */
export const reportFlows = (search: string): void => {
  reportToOwnInspector(openChannel(), window, addFlowObserver)
  if (new URLSearchParams(search).get('inspect') !== 'stately') return
  const hosted = createBrowserInspector(discretion)
  addFlowObserver((event) => hosted.inspect.next?.(event))
}
