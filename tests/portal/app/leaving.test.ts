import { afterEach, expect, test, vi } from 'vitest'
import { unlessLeaving } from '../../../src/portal/flows/kit/leaving.ts'

afterEach(() => vi.useRealTimers())

/** Something that is under way on the page, and who is told when it is broken off. */
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

/** The step after one that heard the page leave, so long (ms) after it, and broken off. */
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

test('what begins when the page is leaving already is broken off with it', async () => {
  const told = await brokenNext(9_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(told).toHaveBeenCalledOnce()
})

test('a page that stayed after all, or that the browser kept and shows again, tells of its failures at once', async () => {
  expect(await brokenNext(10_000)).toHaveBeenCalledOnce()
  const shownAgain = (page: EventTarget) => page.dispatchEvent(new Event('pageshow'))
  expect(await brokenNext(1_000, shownAgain)).toHaveBeenCalledOnce()
})

test('another page is not leaving', async () => {
  await broken(true)
  const other = beginOn(new EventTarget())
  other.breakOff()
  await vi.advanceTimersByTimeAsync(0)
  expect(other.told).toHaveBeenCalledOnce()
})
