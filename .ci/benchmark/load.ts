import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Load {
  readonly path: string
  readonly headers: (index: number) => Readonly<Record<string, string>>
  /** Sent by POST; a GET when there is none. */
  readonly body?: (index: number) => unknown
}
export interface Measured {
  readonly perSecond: number
  /** Milliseconds within which half, and nearly all, of the answers came. */
  readonly median: number
  readonly slowest: number
}

const respond = (agent: Agent, port: number, { path, headers, body }: Load, index: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const method = body ? 'POST' : 'GET'
    const type = { 'Content-Type': 'application/json' }
    const options = { agent, port, host: '127.0.0.1', path, method, headers: { ...type, ...headers(index) } }
    const sent = request(options, resolve)
    sent.setTimeout(15_000, () => sent.destroy(new Error(`${path} did not answer`)))
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body(index)))
  })

const send = async (agent: Agent, port: number, load: Load, index: number): Promise<void> => {
  const response = await respond(agent, port, load, index)
  const answer = await text(response)
  if (response.statusCode !== 200) throw new Error(`${load.path} answered ${response.statusCode}: ${answer}`)
}

/** Sends `count` requests, numbered from `first`, so many at a time. */
export const measure = async (
  port: number,
  load: Load,
  { first, count, atOnce }: { first: number; count: number; atOnce: number },
): Promise<Measured> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  let next = first
  const sender = async () => {
    while (next < first + count) {
      const start = performance.now()
      await send(agent, port, load, next++)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: atOnce }, sender))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { perSecond: count / seconds, median: at(0.5), slowest: at(0.95) }
}
