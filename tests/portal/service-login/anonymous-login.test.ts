import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { ApiError } from '../../../src/portal/api/client.ts'
import { flow } from '../../../src/portal/flows/service-login/anonymous-login.ports.ts'
import { createJar, createToken, inSeconds } from '../identity/stubs.ts'
import { configuration, stubCalls, stubServices } from '../kit/stub-services.ts'

const { moveIn } = configuration.links
const tokens = { id_token: createToken({ sub: 'anonymous', exp: inSeconds(900) }), access_token: 'aaa' }

const browser = (allowsWindows: boolean) => {
  const page = {
    open: vi.fn<(url: string, name: string) => { opener: unknown } | null>(() =>
      allowsWindows ? { opener: {} } : null,
    ),
    location: { assign: vi.fn<(url: string) => void>(), replace: vi.fn<(url: string) => void>() },
  }
  vi.stubGlobal('window', page)
  return page
}

const open = async (answer: unknown, { jar } = createJar()) => {
  const { call, asked } = stubCalls({ serviceLogin: [answer] })
  const actor = createActor(flow.bindPorts(stubServices({ call, cookies: jar, now: Date.now })))
  actor.start()
  const snapshot = await waitFor(actor, ({ value }) => value === 'opened' || value === 'login')
  return { value: snapshot.value, asked }
}

afterEach(() => vi.unstubAllGlobals())

test('the anonymous login replaces the session by tokens and opens one window', async () => {
  const page = browser(true)
  const cookies = createJar()
  cookies.jar.cookie = 'SESSION=old'
  expect((await open(tokens, cookies)).value).toBe('opened')
  expect(Object.fromEntries(cookies.values)).toEqual({
    'mw-authenticationToken': 'aaa',
    mw_id_token: tokens.id_token,
  })
  expect(page.open.mock.calls).toEqual([[moveIn, 'GetServiceNow']])
  expect(page.location.replace).not.toHaveBeenCalled()
})

test('if windows are blocked, the site replaces the page', async () => {
  const page = browser(false)
  expect((await open(tokens)).value).toBe('opened')
  expect(page.open).toHaveBeenCalledOnce()
  expect(page.location.replace.mock.calls).toEqual([[moveIn]])
  expect(page.location.assign).not.toHaveBeenCalled()
})

test.each([
  ['an answer without an id token', { access_token: 'aaa' }],
  ['no answer', new ApiError('serviceLogin', 'unreachable')],
  ['a token that no cookie can hold', { ...tokens, access_token: 'x'.repeat(5000) }],
])('the anonymous login opens the login page after %s, and stores nothing', async (_, answer) => {
  const page = browser(true)
  const cookies = createJar()
  expect((await open(answer, cookies)).value).toBe('login')
  expect(cookies.values.size).toBe(0)
  expect(page.open).not.toHaveBeenCalled()
  expect(flow.onDone['login']?.(stubServices(), {})).toEqual({ path: 'login', replace: true })
})

test('the anonymous login keeps every cookie of a signed-in person', async () => {
  const page = browser(true)
  const cookies = createJar()
  const person = createToken({ sub: '00u1', exp: inSeconds(60) })
  cookies.jar.cookie = `mw_id_token=${person}`
  cookies.jar.cookie = 'SESSION=old'
  const { value, asked } = await open(tokens, cookies)
  expect(value).toBe('opened')
  expect(asked).toEqual([])
  expect(Object.fromEntries(cookies.values)).toEqual({ mw_id_token: person, SESSION: 'old' })
  expect(page.open).toHaveBeenCalledOnce()
})
