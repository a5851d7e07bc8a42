import { createBrowserInspector } from '@statelyai/inspect'
import { addFlowObserver } from '../portal/recorder/observe-flow.ts'
import { openChannel, type Observation, type ToInspector, type ToPortal } from './channel.ts'
import { createFlowReporter } from './flow-reporter.ts'
import { createNextCall } from './next-answer.ts'
import { hostedOptions } from './hosted-options.ts'

const mostRecent = 400

interface InspectedWindow extends Pick<EventTarget, 'addEventListener'> {
  readonly location: Pick<Location, 'pathname' | 'origin'>
  fetch: typeof fetch
}

export const reportToOwnInspector = (
  channel: BroadcastChannel,
  page: InspectedWindow,
  addObserver: typeof addFlowObserver,
  apiBaseUrl: string,
): void => {
  const recent: Observation[] = []
  const id = crypto.randomUUID()
  const here = () => ({ id, path: page.location.pathname })
  const post = (message: ToInspector) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no origin
    channel.postMessage(JSON.parse(JSON.stringify(message)))
  }
  const report = (observation: Observation) => post({ kind: 'observed', page: here(), observation })
  const reporter = createFlowReporter(
    (observation) => {
      recent.push(observation)
      recent.splice(0, recent.length - mostRecent)
      report(observation)
    },
    () => performance.now(),
  )
  const nextCall = createNextCall(page.fetch.bind(page), apiBaseUrl, page.location.origin, (answer) =>
    post({ kind: 'answersNext', page: here(), answer }),
  )
  page.fetch = nextCall.fetch
  channel.addEventListener('message', ({ data }: MessageEvent<ToPortal>) => {
    if (data.kind === 'hello') recent.forEach(report)
    else if (data.pageId !== id) return
    else if (data.kind === 'send') reporter.send(data.sessionId, data.event)
    else nextCall.choose(data.answer)
  })
  page.addEventListener('pagehide', () => post({ kind: 'bye', page: here() }))
  // Back can restore this page from the browser's cache; it then reports its flows again.
  page.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) recent.forEach(report)
  })
  addObserver(reporter.observe)
}

/** Only the development server loads this code. `?inspect=stately` opens the inspector that Stately hosts. */
export const reportFlows = (search: string, apiBaseUrl: string): void => {
  reportToOwnInspector(openChannel(), window, addFlowObserver, apiBaseUrl)
  if (new URLSearchParams(search).get('inspect') !== 'stately') return
  const hosted = createBrowserInspector(hostedOptions)
  addFlowObserver((event) => hosted.inspect.next?.(event))
}
