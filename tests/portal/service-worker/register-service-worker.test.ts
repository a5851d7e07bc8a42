import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from '../../../src/portal/service-worker/register-service-worker.ts'
import { configuration } from '../kit/stub-services.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const openPage = () => {
  const loaded: (() => void)[] = []
  const idle: (() => void)[] = []
  const register = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve())
  const page = {
    navigator: { serviceWorker: { register } },
    document: { readyState: 'interactive' },
    addEventListener: (_: string, listener: () => void) => void loaded.push(listener),
    requestIdleCallback: (work: () => void) => void idle.push(work),
    setTimeout,
  }
  registerServiceWorker(page, configuration)
  return {
    register,
    load: () => loaded.splice(0).forEach((listener) => listener()),
    settle: () => idle.splice(0).forEach((work) => work()),
  }
}

test('an idle page registers the service worker at once, and once', () => {
  const { register, load, settle } = openPage()
  load()
  expect(register).not.toHaveBeenCalled()
  settle()
  expect(register).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(register).toHaveBeenCalledOnce()
})

test('a page that is never idle registers it after 30 seconds', () => {
  const { register, load } = openPage()
  load()
  vi.advanceTimersByTime(29_999)
  expect(register).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(register).toHaveBeenCalledOnce()
})
