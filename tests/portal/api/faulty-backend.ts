import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { createCaptcha } from '../../../src/portal/records/captcha.ts'
import { createClient, type CallOperation } from '../../../src/portal/api/client.ts'
import { createStore } from '../identity/stubs.ts'

export const clientOf = (
  baseUrl: string,
  timeLimit?: number,
  captcha = createCaptcha(createStore()),
): CallOperation =>
  createClient({
    baseUrl,
    sessionId: 'session',
    version: '0.0.0',
    language: () => 'es',
    ...(timeLimit !== undefined && { timeLimit }),
    captcha,
  })

export const startBackend = async (respond: RequestListener, timeLimit?: number) => {
  /** Of the last call. */
  const seen: { count: number; headers: IncomingHttpHeaders; body: string } = {
    count: 0,
    headers: {},
    body: '',
  }
  const server = createServer((request, response) => {
    seen.count++
    seen.headers = request.headers
    request.on('data', (chunk: Buffer) => (seen.body += chunk.toString()))
    request.on('end', () => respond(request, response))
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const baseUrl = `http://127.0.0.1:${address.port}`
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { baseUrl, call: clientOf(baseUrl, timeLimit), seen, close }
}
export type FaultyBackend = Awaited<ReturnType<typeof startBackend>>
