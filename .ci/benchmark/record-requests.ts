import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession } from 'playwright'

export interface SentRequest {
  readonly address: string
  /** Milliseconds since 1970. */
  readonly start: number
  /** Received, with headers. */
  bytes: number
}

/** Milliseconds without a request. */
const rest = 1000

export const recordRequests = async (session: CDPSession) => {
  const byId = new Map<string, SentRequest>()
  const running = new Set<string>()
  let lastChange = Date.now()
  const end = (id: string, bytes: number) => {
    lastChange = Date.now()
    running.delete(id)
    const request = byId.get(id)
    if (request) request.bytes = bytes
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('http')) return
    lastChange = Date.now()
    running.add(requestId)
    byId.set(requestId, { address: request.url, start: 1000 * wallTime, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  )
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  await session.send('Network.enable')

  return {
    all: (): readonly SentRequest[] => [...byId.values()],
    async untilRest() {
      while (running.size > 0 || Date.now() - lastChange <= rest) await delay(100)
    },
  }
}
