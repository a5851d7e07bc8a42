import { describe, expect, test, vi } from 'vitest'
import {
  giveUpWindow,
  openNamedWindow,
  reserveWindow,
} from '../../../src/portal/flows/service-login/named-window.ts'
import type { Opener } from '../../../src/portal/flows/service-login/named-window.ts'
import { loginToService } from '../../../src/portal/flows/service-login/service-login.calls.ts'
import { createJar } from '../identity/stubs.ts'
import { configuration, stubCalls, stubServices } from '../kit/stub-services.ts'

const login = async (answer: unknown, cookieDomain = '') => {
  const { jar, values, written } = createJar()
  values.set('SESSION', 'of somebody')
  const services = stubServices({
    call: stubCalls({ serviceLogin: [answer] }).call,
    configuration: { ...configuration, cookieDomain },
    cookies: jar,
  })
  const outcome = await loginToService(services)
  return { outcome, values, written }
}

describe('the service login', () => {
  test('clears the session cookie and stores the tokens that have values', async () => {
    const { outcome, values } = await login({ id_token: 'i', access_token: 'a' })
    expect(outcome).toEqual({ kind: 'loggedIn' })
    expect(Object.fromEntries(values)).toEqual({ mw_id_token: 'i', 'mw-authenticationToken': 'a' })
  })

  test('clears and stores cookies on the shared domain', async () => {
    const { written } = await login({ id_token: 'i', refresh_token: 'r' }, 'utility.example')
    expect(written).toContain('SESSION=; Path=/; Max-Age=0; Domain=utility.example')
    expect(written).toContain('refresh_token=r; Path=/; SameSite=None; Secure; Domain=utility.example')
  })

  test.each([{}, { access_token: 'a' }, { id_token: '' }])(
    'fails after the answer %j and changes no cookie',
    async (answer) => {
      const { outcome, values } = await login(answer)
      expect(outcome).toEqual({ kind: 'refused', needsCookies: false })
      expect(Object.fromEntries(values)).toEqual({ SESSION: 'of somebody' })
    },
  )

  test('fails in a browser that stores no cookies', async () => {
    const services = stubServices({
      call: stubCalls({ serviceLogin: [{ id_token: 'i' }] }).call,
      cookies: { cookie: '' },
    })
    Object.defineProperty(services.cookies, 'cookie', { get: () => '', set: () => {} })
    expect(await loginToService(services)).toEqual({ kind: 'refused', needsCookies: true })
  })

  test('throws an error with the name of a token that is too large for a cookie', async () => {
    await expect(login({ id_token: 'i'.repeat(5000) })).rejects.toThrow('mw_id_token')
  })
})

describe('the move-in window', () => {
  type Opened = ReturnType<Opener['open']>
  const openedWindow = (closed = false) => ({
    opener: 'the portal' as unknown,
    closed,
    focus: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
    location: { href: 'about:blank', replace: vi.fn<(address: string) => void>() },
  })
  const openerOf = (answer: () => Opened) => ({
    open: vi.fn<Opener['open']>(answer),
    location: { assign: vi.fn<Opener['location']['assign']>() },
  })
  const page = (answer: () => Opened) => {
    const portal = openerOf(answer)
    openNamedWindow('https://move-in.example', 'GetServiceNow', portal)
    return { open: portal.open, assign: portal.location.assign }
  }

  test('the window opens empty on the press, and gets its address after the call', () => {
    const opened = openedWindow()
    const portal = openerOf(() => opened)
    reserveWindow('GetServiceNow', portal)
    expect(portal.open).toHaveBeenCalledExactlyOnceWith('', 'GetServiceNow')
    openNamedWindow('https://move-in.example', 'GetServiceNow', portal)
    expect(portal.open).toHaveBeenCalledOnce()
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith('https://move-in.example')
    expect(opened.opener).toBeNull()
    expect(portal.location.assign).not.toHaveBeenCalled()
    giveUpWindow(portal)
    expect(opened.close).not.toHaveBeenCalled()
  })

  test('the window closes when the call fails and it was opened empty', () => {
    const opened = openedWindow()
    const portal = openerOf(() => opened)
    reserveWindow('GetServiceNow', portal)
    giveUpWindow(portal)
    expect(opened.close).toHaveBeenCalledOnce()
  })

  test('the window stays open when the call fails and it was open before', () => {
    const opened = {
      ...openedWindow(),
      location: { href: 'https://move-in.example', replace: () => undefined },
    }
    const portal = openerOf(() => opened)
    reserveWindow('GetServiceNow', portal)
    giveUpWindow(portal)
    expect(opened.close).not.toHaveBeenCalled()
  })

  test('the window opens with its name and without an opener, and the portal keeps its own window', () => {
    const opened = openedWindow()
    const { open, assign } = page(() => opened)
    expect(open).toHaveBeenCalledExactlyOnceWith('https://move-in.example', 'GetServiceNow')
    expect(opened.opener).toBeNull()
    expect(assign).not.toHaveBeenCalled()
  })

  test('the window gets the focus while it is open, and does not open a second time', () => {
    const opened = openedWindow()
    const portal = openerOf(() => opened)
    for (const _ of [1, 2]) openNamedWindow('https://move-in.example', 'GetServiceNow', portal)
    expect(portal.open).toHaveBeenCalledOnce()
    expect(opened.focus).toHaveBeenCalledOnce()
    opened.closed = true
    openNamedWindow('https://move-in.example', 'GetServiceNow', portal)
    expect(portal.open).toHaveBeenCalledTimes(2)
  })

  const refusals: [string, () => Opened][] = [
    ['answers with none', () => null],
    ['closes it at once', () => openedWindow(true)],
    [
      'throws',
      () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    ],
  ]
  test.each(refusals)("the site opens in the portal's own window when the browser %s", (_, refuse) => {
    const { open, assign } = page(refuse)
    expect(open).toHaveBeenCalledOnce()
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://move-in.example')
  })

  test('the window is used again while it shows another site', () => {
    const foreign = {
      ...openedWindow(),
      get opener(): unknown {
        throw new DOMException('Blocked', 'SecurityError')
      },
      set opener(_: unknown) {
        throw new DOMException('Blocked', 'SecurityError')
      },
    }
    const { open, assign } = page(() => foreign)
    expect(open).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })
})
