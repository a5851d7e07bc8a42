import { afterEach, expect, test, vi } from 'vitest'
import { unlessLeaving } from '../../../src/portal/flows/kit/leaving.ts'

afterEach(() => vi.useRealTimers())

const broken = async (leave: boolean) => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const told = vi.fn<(error: unknown) => void>()
  const { promise, reject } = Promise.withResolvers<never>()
  void unlessLeaving(promise, page).catch(told)
  if (leave) page.dispatchEvent(new Event('beforeunload'))
  reject(new Error('broken off'))
  await vi.advanceTimersByTimeAsync(5_000)
  return told
}

test('what fails on a page that stays is a failure', async () => {
  expect(await broken(false)).toHaveBeenCalledExactlyOnceWith(new Error('broken off'))
})

test('what is broken off because the page is leaving is none, unless it stays after all', async () => {
  const told = await broken(true)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveBeenCalledOnce()
})

test('an answer is an answer', async () => {
  expect(await unlessLeaving(Promise.resolve('here'))).toBe('here')
})
