import { afterEach, expect, test, vi } from 'vitest'
import { unlessLeaving } from '../../../src/portal/flows/kit/leaving.ts'

afterEach(() => vi.useRealTimers())

/**
 * Starts a call of the page that is still pending. The mock `told` receives its failure if the failure is reported.
 */
const beginOn = (page: EventTarget) => {
  const told = vi.fn<(error: unknown) => void>()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  void unlessLeaving(promise, page).catch(told)
  return { told, answer: () => resolve('here'), breakOff: () => reject(new Error('broken off')) }
}
const leave = (page: EventTarget) => page.dispatchEvent(new Event('beforeunload'))

const broken = async (leaves: boolean) => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const { told, breakOff } = beginOn(page)
  if (leaves) leave(page)
  breakOff()
  await vi.advanceTimersByTimeAsync(5_000)
  return told
}

test('a failure is reported when the page stays open', async () => {
  expect(await broken(false)).toHaveBeenCalledExactlyOnceWith(new Error('broken off'))
})

test('an aborted call is not reported while the page is being left, but is reported if the page stays open', async () => {
  const told = await broken(true)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveBeenCalledOnce()
})

test('an answer is returned unchanged', async () => {
  expect(await unlessLeaving(Promise.resolve('here'))).toBe('here')
})

/**
 * Starts a call `after` milliseconds after the event that leaves the page, then aborts it. An earlier call already
 * listens for this event.
 */
const brokenNext = async (after: number, meanwhile = (_page: EventTarget): unknown => undefined) => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const first = beginOn(page)
  leave(page)
  first.answer()
  await vi.advanceTimersByTimeAsync(after)
  meanwhile(page)
  const next = beginOn(page)
  next.breakOff()
  await vi.advanceTimersByTimeAsync(5_000)
  return next.told
}

test('a call that starts while the page is being left is aborted, and the failure is not reported', async () => {
  const told = await brokenNext(9_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveBeenCalledOnce()
})

test('a page that stays open, or that Back restores, reports a failure at once', async () => {
  expect(await brokenNext(10_000)).toHaveBeenCalledOnce()
  const shownAgain = (page: EventTarget) => page.dispatchEvent(new Event('pageshow'))
  expect(await brokenNext(1_000, shownAgain)).toHaveBeenCalledOnce()
})

test('the event that leaves one page does not affect another page', async () => {
  await broken(true)
  const other = beginOn(new EventTarget())
  other.breakOff()
  await vi.advanceTimersByTimeAsync(0)
  expect(other.told).toHaveBeenCalledOnce()
})
