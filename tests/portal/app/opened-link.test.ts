import { describe, expect, test, vi } from 'vitest'
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

describe('the portal removes the code of a mailed link from the address bar, and only the page of the link can read the code', () => {
  test.each([
    '/registrationComplete',
    '/registrationcomplete',
    '/registrationComplete/',
    '/login/callback',
    '/registrationInvitation',
  ])(
    'at the path %s, the portal removes the code from the address bar without a new history entry',
    (path) => {
      const { openedLink, replaceState } = come(path, '?code=canary')
      expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', path)
      expect(openedSearch(openedLink, { pathname: path, search: '' })).toBe('?code=canary')
    },
  )

  test('at the redirect path that is configured for the identity provider, the portal removes the code of a sign-in from the address bar', () => {
    const replaceState = vi.fn<History['replaceState']>()
    const bar = {
      location: { pathname: '/implicit/callback', search: '?code=canary' },
      history: { state: null, replaceState },
    }
    expect(removeCodeFromAddress(bar, '/implicit/callback').search).toBe('?code=canary')
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/implicit/callback')
  })

  test('the code of a mailed link is available only to the page of this link', () => {
    const { openedLink } = come('/registrationComplete', '?code=canary')
    expect(openedSearch(openedLink, { pathname: '/login', search: '?login=a' })).toBe('?login=a')
    expect(openedSearch(openedLink, { pathname: '/', search: '' })).toBe('')
  })

  test('the code of a mailed link stays available when the router removes a slash at the end of the path', () => {
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
})

describe('the history entry of a mailed link keeps the code of the link after a reload', () => {
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

  test('after a reload, the code of a mailed link is restored from the history entry, until dropOpenedLink removes the code', () => {
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
})
