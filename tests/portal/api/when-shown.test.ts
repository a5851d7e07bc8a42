import { expect, test } from 'vitest'
import { alertOperations } from '../../../src/contract/alerts.ts'
import { createClient } from '../../../src/portal/api/client.ts'
import { startBackend } from './faulty-backend.ts'

const pageThatIs = (visibilityState: DocumentVisibilityState) => {
  const page = Object.assign(new EventTarget(), { visibilityState })
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, turn }
}

test('a hidden page that was opened by a mailed link makes its calls when it becomes visible, then at once', async () => {
  const { baseUrl, seen, close } = await startBackend((_request, response) => response.end('[]'))
  const { page, turn } = pageThatIs('hidden')
  const caller = { baseUrl, sessionId: 'session', version: '0.0.0', language: () => 'en' }
  const call = createClient({ ...caller, actingPage: page })
  const waiting = call(alertOperations.getActiveAlerts, undefined)
  turn('hidden')
  // A call of a page without a mailed link is answered in the meantime.
  await createClient(caller)(alertOperations.getActiveAlerts, undefined)
  expect(seen.count).toBe(1)
  turn('visible')
  await waiting
  turn('hidden')
  await call(alertOperations.getActiveAlerts, undefined)
  expect(seen.count).toBe(3)
  await close()
})
