import { expect, test } from 'vitest'
import { sessionId, tabStorage } from '../../../src/portal/records/tab-storage.ts'
import { createStore } from '../identity/stubs.ts'

const openTab = (
  opener: NonNullable<Parameters<typeof tabStorage>[0]>['opener'] = null,
  entries: [string, string][] = [],
) => {
  const sessionStorage = createStore()
  for (const [key, value] of entries) sessionStorage.setItem(key, value)
  const tab = { sessionStorage, opener }
  return { tab, id: sessionId(tabStorage(tab)) }
}

test('a tab keeps the same session id after a reload', () => {
  const { tab, id } = openTab()
  expect(sessionId(tabStorage(tab))).toBe(id)
  expect(openTab().id).not.toBe(id)
})

test('a tab opened by a script gets its own session and storage', () => {
  const first = openTab()
  first.tab.sessionStorage.setItem('mywater.registration', '{}')
  const second = openTab(first.tab, [...first.tab.sessionStorage.entries])
  expect(second.id).not.toBe(first.id)
  expect(second.tab.sessionStorage.getItem('mywater.registration')).toBeNull()
  second.tab.sessionStorage.setItem('mywater.registration', '{}')
  expect(sessionId(tabStorage(second.tab))).toBe(second.id)
  expect(second.tab.sessionStorage.getItem('mywater.registration')).toBe('{}')
})

test('a tab opened by a page of another origin keeps its storage', () => {
  const opener = {
    get sessionStorage(): never {
      throw new DOMException('cross-origin', 'SecurityError')
    },
  }
  const { tab, id } = openTab(opener)
  expect(sessionId(tabStorage(tab))).toBe(id)
})

test('without space, a value stays in memory and drops the older one', () => {
  const sessionStorage = createStore()
  const storage = tabStorage({ sessionStorage, opener: null })
  storage.setItem('mywater.bill', 'old')
  sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  storage.setItem('mywater.bill', 'new')
  expect(storage.getItem('mywater.bill')).toBe('new')
  expect(sessionStorage.getItem('mywater.bill')).toBeNull()
  storage.removeItem('mywater.bill')
  expect(storage.getItem('mywater.bill')).toBeNull()
  expect(sessionId(storage)).toBe(sessionId(storage))
})

test('if storage is forbidden, the values stay in memory', () => {
  const tab = {
    opener: null,
    get sessionStorage(): never {
      throw new DOMException('forbidden', 'SecurityError')
    },
  }
  const storage = tabStorage(tab)
  expect(sessionId(storage)).toBe(sessionId(storage))
})
