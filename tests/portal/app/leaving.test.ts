import { afterEach, expect, test, vi } from 'vitest'
import { unlessLeaving } from '../../../src/portal/flows/kit/leaving.ts'

afterEach(() => vi.useRealTimers())

/** A pending call, whose failure `onFailure` receives if it is reported. */
const beginOn = (page: EventTarget) => {
  const onFailure = vi.fn<(error: unknown) => void>()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  void unlessLeaving(promise, page).catch(onFailure)
  return { onFailure, answer: () => resolve('here'), breakOff: () => reject(new Error('broken off')) }
}
const leave = (page: EventTarget) => page.dispatchEvent(new Event('beforeunload'))

const broken = async (leaves: boolean) => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const { onFailure, breakOff } = beginOn(page)
  if (leaves) leave(page)
  breakOff()
  await vi.advanceTimersByTimeAsync(5_000)
  return onFailure
}

test('unlessLeaving reports a failed call if the page stays open', async () => {
  expect(await broken(false)).toHaveBeenCalledExactlyOnceWith(new Error('broken off'))
})

test('a call aborted by leaving is reported after 10 seconds', async () => {
  const onFailure = await broken(true)
  expect(onFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onFailure).toHaveBeenCalledOnce()
})

test('unlessLeaving returns the result of a call unchanged', async () => {
  expect(await unlessLeaving(Promise.resolve('here'))).toBe('here')
})

/** The person begins to leave; a call `after` milliseconds later is aborted. */
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
  return next.onFailure
}

test('a call that starts while the person leaves is reported later', async () => {
  const onFailure = await brokenNext(9_999)
  expect(onFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onFailure).toHaveBeenCalledOnce()
})

test('10 seconds after leaving, and after Back, failures are reported at once', async () => {
  expect(await brokenNext(10_000)).toHaveBeenCalledOnce()
  const shownAgain = (page: EventTarget) => page.dispatchEvent(new Event('pageshow'))
  expect(await brokenNext(1_000, shownAgain)).toHaveBeenCalledOnce()
})

test('leaving one page delays no failure of another page', async () => {
  await broken(true)
  const other = beginOn(new EventTarget())
  other.breakOff()
  await vi.advanceTimersByTimeAsync(0)
  expect(other.onFailure).toHaveBeenCalledOnce()
})
