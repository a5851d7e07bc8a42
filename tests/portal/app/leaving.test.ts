import { afterEach, expect, test, vi } from 'vitest'
import { unlessLeaving } from '../../../src/portal/flows/kit/leaving.ts'

afterEach(() => vi.useRealTimers())

/** A pending call of the page, whose failure is reported or not. */
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

test('a failure on a page that stays is reported', async () => {
  expect(await broken(false)).toHaveBeenCalledExactlyOnceWith(new Error('broken off'))
})

test('an abort because the page is left is not reported, unless the page stays after all', async () => {
  const told = await broken(true)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveBeenCalledOnce()
})

test('an answer is returned', async () => {
  expect(await unlessLeaving(Promise.resolve('here'))).toBe('here')
})

/**
 * A call that starts some milliseconds after an earlier listener received the leave event, and that is then aborted.
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

test('a call that starts while the page is being left is aborted without a report', async () => {
  const told = await brokenNext(9_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveBeenCalledOnce()
})

test('a page that stays, or that Back restores, reports its failures at once', async () => {
  expect(await brokenNext(10_000)).toHaveBeenCalledOnce()
  const shownAgain = (page: EventTarget) => page.dispatchEvent(new Event('pageshow'))
  expect(await brokenNext(1_000, shownAgain)).toHaveBeenCalledOnce()
})

test('a leave event of another page has no effect', async () => {
  await broken(true)
  const other = beginOn(new EventTarget())
  other.breakOff()
  await vi.advanceTimersByTimeAsync(0)
  expect(other.told).toHaveBeenCalledOnce()
})
