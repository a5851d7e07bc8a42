import { expect, test } from 'vitest'
import { MAX_CLOCK_SKEW } from '../../../src/portal/identity/okta-client.ts'
import {
  TRANSACTION_LIFETIME,
  isTooOld,
  savePendingSignIn,
  readPendingSignIn,
} from '../../../src/portal/identity/pending-sign-in.ts'
import {
  TAB_INACTIVITY_DURATION,
  reportNoTokens,
  watchSession,
} from '../../../src/portal/identity/session-watch.ts'
import { createStore } from './stubs.ts'

test('a sign-in has the time limits of document 1, §9', () => {
  expect({ TRANSACTION_LIFETIME, TAB_INACTIVITY_DURATION, MAX_CLOCK_SKEW }).toEqual({
    TRANSACTION_LIFETIME: 1_800_000,
    TAB_INACTIVITY_DURATION: 1_800,
    MAX_CLOCK_SKEW: 300,
  })
})

test('a started sign-in can be completed for exactly 30 minutes', () => {
  const pending = { originalUri: '/account', startedAt: 1_000_000 }
  expect(isTooOld(pending, 1_000_000 + 1_800_000)).toBe(false)
  expect(isTooOld(pending, 1_000_000 + 1_800_001)).toBe(true)
})

test('readPendingSignIn returns the stored sign-in, or null if it is invalid', () => {
  const store = createStore()
  savePendingSignIn('/account', store, 5)
  expect(readPendingSignIn(store)).toEqual({ originalUri: '/account', startedAt: 5 })
  for (const text of ['{', 'null', '[]', '{"originalUri":1,"startedAt":5}', '{"originalUri":"/"}']) {
    for (const key of store.entries.keys()) store.setItem(key, text)
    expect(readPendingSignIn(store)).toBeNull()
  }
})

const watch = () => {
  const tab = Object.assign(new EventTarget(), { hidden: false })
  const seen = { doubts: 0, time: 0, isGone: false }
  const stop = watchSession(
    () => seen.isGone,
    () => (seen.doubts += 1),
    tab,
    () => seen.time,
  )
  const show = (hidden: boolean, at: number) => {
    seen.time = at
    tab.hidden = hidden
    tab.dispatchEvent(new Event('visibilitychange'))
  }
  const press = () => tab.dispatchEvent(new Event('click', { cancelable: true }))
  return { seen, show, press, stop }
}

test('a tab becomes visible after it was hidden for 30 minutes', () => {
  const { seen, show, stop } = watch()
  show(true, 0)
  show(false, 1_799_999)
  expect(seen.doubts).toBe(0)
  show(true, 2_000_000)
  show(false, 3_800_000)
  expect(seen.doubts).toBe(1)
  stop()
  show(true, 4_000_000)
  show(false, 9_000_000)
  expect(seen.doubts).toBe(1)
})

test('the tokens are gone at a press, a return or a call', () => {
  const { seen, show, press, stop } = watch()
  expect(press(), 'the press takes effect').toBe(true)
  seen.isGone = true
  expect(press(), 'the press takes effect').toBe(false)
  show(true, 0)
  show(false, 1)
  reportNoTokens()
  expect(seen.doubts).toBe(3)
  stop()
  press()
  reportNoTokens()
  expect(seen.doubts).toBe(3)
})
