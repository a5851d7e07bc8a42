import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession } from 'playwright'

export interface SentRequest {
  readonly address: string
  readonly type: string
  /** The time at which the request was sent, in milliseconds since 1970. */
  readonly start: number
  /** Milliseconds since 1970. */
  end?: number
  bytes: number
}

/** The number of milliseconds without a request after which a page is treated as idle. */
const rest = 1000

export const recordRequests = async (session: CDPSession) => {
  const byId = new Map<string, SentRequest & { readonly sentAt: number }>()
  let lastChange = Date.now()
  const end = (id: string, timestamp: number, bytes: number) => {
    lastChange = Date.now()
    const request = byId.get(id)
    if (request) Object.assign(request, { end: request.start + 1000 * (timestamp - request.sentAt), bytes })
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime, timestamp }) => {
    if (!request.url.startsWith('http')) return
    lastChange = Date.now()
    const start = 1000 * wallTime
    byId.set(requestId, { address: request.url, type, start, bytes: 0, sentAt: timestamp })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0))
  await session.send('Network.enable')

  const isAtRest = () =>
    Date.now() - lastChange > rest && [...byId.values()].every(({ end: at }) => at !== undefined)
  return {
    all: (): readonly SentRequest[] => [...byId.values()],
    async untilRest() {
      while (!isAtRest()) await delay(100)
    },
  }
}
