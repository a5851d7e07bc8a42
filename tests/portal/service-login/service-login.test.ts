import { expect, test, vi } from 'vitest'
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

test('the service login replaces the session cookie by the tokens', async () => {
  const { outcome, values } = await login({ id_token: 'i', access_token: 'a' })
  expect(outcome).toEqual({ kind: 'loggedIn' })
  expect(Object.fromEntries(values)).toEqual({ mw_id_token: 'i', 'mw-authenticationToken': 'a' })
})

test('cookies are deleted and stored on the shared domain', async () => {
  const { written } = await login({ id_token: 'i', refresh_token: 'r' }, 'utility.example')
  expect(written).toContain('SESSION=; Path=/; Max-Age=0; Domain=utility.example')
  expect(written).toContain('refresh_token=r; Path=/; SameSite=None; Secure; Domain=utility.example')
})

test.each([{}, { access_token: 'a' }, { id_token: '' }])(
  'the service login fails after the response %j and changes no cookie',
  async (answer) => {
    const { outcome, values } = await login(answer)
    expect(outcome).toEqual({ kind: 'refused', needsCookies: false })
    expect(Object.fromEntries(values)).toEqual({ SESSION: 'of somebody' })
  },
)

test('the service login fails in a browser that stores no cookies', async () => {
  const services = stubServices({
    call: stubCalls({ serviceLogin: [{ id_token: 'i' }] }).call,
    cookies: { cookie: '' },
  })
  Object.defineProperty(services.cookies, 'cookie', { get: () => '', set: () => {} })
  expect(await loginToService(services)).toEqual({ kind: 'refused', needsCookies: true })
})

test('a token too large for a cookie throws with its name', async () => {
  await expect(login({ id_token: 'i'.repeat(5000) })).rejects.toThrow('mw_id_token')
})

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

test('Get Started opens an empty window, which the answer fills', () => {
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

test('if the call fails, its empty window closes', () => {
  const opened = openedWindow()
  const portal = openerOf(() => opened)
  reserveWindow('GetServiceNow', portal)
  giveUpWindow(portal)
  expect(opened.close).toHaveBeenCalledOnce()
})

test('if the call fails, a window that was already open stays', () => {
  const opened = {
    ...openedWindow(),
    location: { href: 'https://move-in.example', replace: () => undefined },
  }
  const portal = openerOf(() => opened)
  reserveWindow('GetServiceNow', portal)
  giveUpWindow(portal)
  expect(opened.close).not.toHaveBeenCalled()
})

test('the move-in site has its own window without an opener', () => {
  const opened = openedWindow()
  const { open, assign } = page(() => opened)
  expect(open).toHaveBeenCalledExactlyOnceWith('https://move-in.example', 'GetServiceNow')
  expect(opened.opener).toBeNull()
  expect(assign).not.toHaveBeenCalled()
})

test('an open window of the move-in site gets the focus', () => {
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
  ['returns null', () => null],
  ['returns a closed window', () => openedWindow(true)],
  [
    'throws an error',
    () => {
      throw new DOMException('Blocked', 'SecurityError')
    },
  ],
]
test.each(refusals)("the site opens in the portal's window if window.open %s", (_, refuse) => {
  const { open, assign } = page(refuse)
  expect(open).toHaveBeenCalledOnce()
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://move-in.example')
})

test('a window that forbids `opener` still shows the move-in site', () => {
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
