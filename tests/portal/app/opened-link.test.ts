import { describe, expect, test, vi } from 'vitest'
import { openedSearch, takeOpenedLink } from '../../../src/portal/app/opened-link.ts'

const come = (pathname: string, search: string) => {
  const replaceState = vi.fn<History['replaceState']>()
  const openedLink = takeOpenedLink({
    location: { pathname, search },
    history: { state: null, replaceState },
  })
  return { openedLink, replaceState }
}

describe('the code of a link', () => {
  test.each([
    '/registrationComplete',
    '/registrationcomplete',
    '/registrationComplete/',
    '/login/callback',
    '/registrationInvitation',
  ])('leaves the address bar at %s, in place', (path) => {
    const { openedLink, replaceState } = come(path, '?code=canary')
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', path)
    expect(openedSearch(openedLink, { pathname: path, search: '' })).toBe('?code=canary')
  })

  test('leaves the page that page configuration names for the way back from the identity provider', () => {
    const replaceState = vi.fn<History['replaceState']>()
    const bar = {
      location: { pathname: '/implicit/callback', search: '?code=canary' },
      history: { state: null, replaceState },
    }
    expect(takeOpenedLink(bar, '/implicit/callback').search).toBe('?code=canary')
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/implicit/callback')
  })

  test('serves its own page alone', () => {
    const { openedLink } = come('/registrationComplete', '?code=canary')
    expect(openedSearch(openedLink, { pathname: '/login', search: '?login=a' })).toBe('?login=a')
    expect(openedSearch(openedLink, { pathname: '/', search: '' })).toBe('')
  })

  test('survives the slash that the router takes away', () => {
    const { openedLink } = come('/registrationComplete/', '?code=canary')
    expect(openedSearch(openedLink, { pathname: '/registrationComplete', search: '' })).toBe('?code=canary')
  })

  test('other queries stay where they are', () => {
    const { openedLink, replaceState } = come('/register', '?firstName=Jordan')
    expect(replaceState).not.toHaveBeenCalled()
    expect(openedSearch(openedLink, { pathname: '/register', search: '?firstName=Jordan' })).toBe(
      '?firstName=Jordan',
    )
  })
})
