import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { portOf } from '../harness/sms-gateway.ts'
import { fetchAlerts, keepAlerts } from '../../../src/server/domain/alerts.ts'

let server: Server | undefined
afterEach(() => server?.close())

const answering = async (status: number, body: string) => {
  const asked: (string | undefined)[] = []
  server = createServer(({ url }, response) => {
    asked.push(url)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => void server?.listen(0, resolve))
  const port = portOf(server)
  return { base: `http://localhost:${port}/v1`, asked }
}

const alert = {
  alertTitle: 'Boil water',
  alertDetails: 'Until Tuesday.',
  alertLevel: 3,
  alertActive: true,
  startTime: '2026-01-01T00:00:00Z',
  endTime: '2036-01-01T00:00:00Z',
}

test('fetchAlerts requests the alerts of another backend and returns them', async () => {
  const { base, asked } = await answering(200, JSON.stringify([alert]))
  expect(await fetchAlerts(base)).toEqual([alert])
  expect(asked).toEqual(['/v1/getActiveAlerts'])
})

test.each([
  [500, '{}'],
  [200, '{"alerts": []}'],
  [200, 'no JSON'],
])('fetchAlerts throws at the status %i with the body %s', async (status, body) => {
  const { base } = await answering(status, body)
  await expect(fetchAlerts(base)).rejects.toThrow(Error)
})

test('old alerts are refreshed in the background while callers go on', async () => {
  let clock = 0
  const answers = [Promise.resolve('first'), Promise.resolve('second'), new Promise<string>(() => {})]
  let read = 0
  const current = keepAlerts(
    () => answers[read++] ?? Promise.reject(new Error('nobody answers')),
    () => clock,
  )
  expect(await current()).toBe('first')
  clock = 9000
  expect(await current()).toBe('first')
  expect(read).toBe(1)
  clock = 11_000
  expect(await current()).toBe('first')
  expect(await current()).toBe('second')
  clock = 40_000
  expect(await current()).toBe('second')
  expect(read).toBe(3)
})

test('alerts that cannot be refreshed are kept for a minute', async () => {
  let clock = 0
  let isDown = false
  const current = keepAlerts(
    () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve('boil water')),
    () => clock,
  )
  expect(await current()).toBe('boil water')
  isDown = true
  clock = 59_000
  expect(await current()).toBe('boil water')
  clock = 70_000
  expect(await current()).toBeNull()
  isDown = false
  clock = 81_000
  expect(await current()).toBe('boil water')
})
