import { expect, test, vi } from 'vitest'
import {
  dropOpenedLink,
  keepOpenedLink,
  openedSearch,
  removeCodeFromAddress,
} from '../../../src/portal/app/opened-link.ts'

const come = (pathname: string, search: string) => {
  const replaceState = vi.fn<History['replaceState']>()
  const openedLink = removeCodeFromAddress({
    location: { pathname, search },
    history: { state: null, replaceState },
  })
  return { openedLink, replaceState }
}

test.each([
  '/registrationComplete',
  '/registrationcomplete',
  '/registrationComplete/',
  '/login/callback',
  '/registrationInvitation',
])('at %s, the code leaves the address bar without a history entry', (path) => {
  const { openedLink, replaceState } = come(path, '?code=canary')
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', path)
  expect(openedSearch(openedLink, { pathname: path, search: '' })).toBe('?code=canary')
})

test('at the configured redirect path, the code leaves the address bar', () => {
  const replaceState = vi.fn<History['replaceState']>()
  const bar = {
    location: { pathname: '/implicit/callback', search: '?code=canary' },
    history: { state: null, replaceState },
  }
  expect(removeCodeFromAddress(bar, '/implicit/callback').search).toBe('?code=canary')
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/implicit/callback')
})

test('the code of a mailed link is available only to its page', () => {
  const { openedLink } = come('/registrationComplete', '?code=canary')
  expect(openedSearch(openedLink, { pathname: '/login', search: '?login=a' })).toBe('?login=a')
  expect(openedSearch(openedLink, { pathname: '/', search: '' })).toBe('')
})

test('the code stays when the router removes a slash at the end', () => {
  const { openedLink } = come('/registrationComplete/', '?code=canary')
  expect(openedSearch(openedLink, { pathname: '/registrationComplete', search: '' })).toBe('?code=canary')
})

test('a query that contains no code stays in the address bar', () => {
  const { openedLink, replaceState } = come('/register', '?firstName=Jordan')
  expect(replaceState).not.toHaveBeenCalled()
  expect(openedSearch(openedLink, { pathname: '/register', search: '?firstName=Jordan' })).toBe(
    '?firstName=Jordan',
  )
})

/** With the state that the router writes. */
const entryAt = (pathname: string) => {
  let state: unknown = { key: 'router' }
  const location = { pathname, search: '' }
  const history = {
    get state() {
      return state
    },
    replaceState: (next: unknown) => {
      state = next
    },
  }
  return { location, history }
}

test('after a reload, the history entry has the code until dropped', () => {
  const entry = entryAt('/registrationComplete')
  keepOpenedLink(entry, { path: '/registrationComplete', search: '?code=canary&ui_locales=es' })
  const reloaded = entryAt('/registrationComplete')
  const takenAgain = () =>
    removeCodeFromAddress({ ...reloaded, history: { ...reloaded.history, state: entry.history.state } })
      .search
  expect(takenAgain()).toBe('?code=canary&ui_locales=es')
  dropOpenedLink(entry)
  expect(entry.history.state).toEqual({ key: 'router' })
  expect(takenAgain()).toBe('')
})

test('the history entry does not contain the code from the identity provider', () => {
  const entry = entryAt('/login/callback')
  keepOpenedLink(entry, { path: '/login/callback', search: '?code=canary' })
  expect(entry.history.state).toEqual({ key: 'router' })
})
