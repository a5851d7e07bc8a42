import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import type { SignInTask } from '../../../machines/shared/sign-in.ts'
import type { SignIn } from '../../../src/portal/identity/sign-in.ts'
import { pageReturn } from '../../../src/portal/flows/kit/page-return.ts'
import { callbackFlow, guardFlow, linkFlow } from '../../../src/portal/flows/sign-in/guard.ports.ts'
import type { Query } from '../../../src/portal/flows/kit/query.ts'
import { storeTokens } from '../../../src/portal/identity/token-cookies.ts'
import {
  bindSignIn,
  landingFlow,
  redirectToProvider,
  signOutAndLeave,
  startFlow,
} from '../../../src/portal/flows/sign-in/sign-in.ports.ts'
import { createJar, createToken, inSeconds } from '../identity/stubs.ts'
import { stubServices } from '../kit/stub-services.ts'

const person = { name: 'Jordan Rivera', loginId: 'jrivera_48', email: 'j@example.com', acr: '', groups: [] }
const identity = (given: Partial<SignIn> = {}): SignIn => ({
  prepare: () => Promise.resolve(),
  startSignIn: () => Promise.resolve({ kind: 'leaving' }),
  finishSignIn: () => Promise.resolve({ kind: 'signedIn', originalUri: '/account' }),
  currentPerson: () => Promise.resolve(person),
  checkAccess: () =>
    Promise.resolve({ kind: 'granted', person: { name: 'Jordan Rivera', loginId: 'jrivera_48' } }),
  signOut: () => Promise.resolve(),
  ...given,
})
const request = { originalUri: '/bills', acr: '', loginHint: 'jrivera_48' }
const redirect = (signIn: SignIn) => {
  const reload = vi.fn<Location['reload']>()
  const page = Object.assign(new EventTarget(), { location: { reload } })
  const services = stubServices({ signIn: () => Promise.resolve(signIn), language: () => 'es' })
  const outcome = toPromise(createActor(redirectToProvider(services, page), { input: request }).start())
  const restore = async () => {
    // Lets every promise settle that does not wait for the person; then Back restores the page.
    await delay(0)
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }
  return { outcome, restore, reload }
}

test('the redirect sends login hint, return path and language', async () => {
  const startSignIn = vi.fn<SignIn['startSignIn']>(() => Promise.resolve({ kind: 'leaving' }))
  const { outcome, restore, reload } = redirect(identity({ startSignIn }))
  await restore()
  expect(await outcome).toEqual({ kind: 'returned' })
  expect(startSignIn).toHaveBeenCalledExactlyOnceWith({ ...request, language: 'es' })
  expect(reload).not.toHaveBeenCalled()
})

test('a failed redirect gives its reason', async () => {
  const startSignIn = () => Promise.resolve({ kind: 'failed', failure: 'unreachable' } as const)
  const { outcome, restore, reload } = redirect(identity({ startSignIn }))
  expect(await outcome).toEqual({ kind: 'failed', failure: 'unreachable' })
  await restore()
  expect(reload).not.toHaveBeenCalled()
})

test('the page reloads if the person returns before the redirect', async () => {
  const { restore, reload } = redirect(identity({ startSignIn: () => new Promise(() => undefined) }))
  await restore()
  expect(reload).toHaveBeenCalledExactlyOnceWith()
})

test('pageReturn resolves when the person stops the navigation', async () => {
  const navigation = new EventTarget()
  const page = Object.assign(new EventTarget(), { navigation })
  const back = pageReturn(new AbortController().signal, page)
  navigation.dispatchEvent(new Event('navigateerror'))
  await expect(back).resolves.toBeUndefined()
})

test('pageReturn resolves when Back restores the page, not when it loads', async () => {
  const page = new EventTarget()
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const returned = vi.fn<() => void>()
  const back = pageReturn(new AbortController().signal, page).then(returned)
  show(false)
  await Promise.resolve()
  expect(returned).not.toHaveBeenCalled()
  show(true)
  await back
  expect(returned).toHaveBeenCalledOnce()
})

const reach = async (task: SignInTask, signIn: SignIn, search = '') => {
  const services = stubServices({ signIn: () => Promise.resolve(signIn), search: () => search })
  const actor = createActor(bindSignIn(services), { input: { task, loginHint: '' } }).start()
  const snapshot = await waitFor(actor, ({ value }) => value !== 'finishing' && value !== 'checking')
  actor.stop()
  return snapshot
}

const callback = { kind: 'callback' } as const

test('the callback passes the query of the URL to finishSignIn', async () => {
  const finishSignIn = vi.fn<SignIn['finishSignIn']>(() =>
    Promise.resolve({ kind: 'signedIn', originalUri: '/account' }),
  )
  const search = '?code=a%2Bb%2Fc&state=s&iss=https%3A%2F%2Fid.example'
  await reach(callback, identity({ finishSignIn }), search)
  expect(finishSignIn).toHaveBeenCalledExactlyOnceWith(search)
})

test('the callback of a sign-in ends with the result of finishSignIn', async () => {
  const finishSignIn = () => Promise.resolve({ kind: 'signedIn', originalUri: '/bills' } as const)
  const { value, context } = await reach(callback, identity({ finishSignIn }))
  expect({ value, originalUri: context.originalUri }).toEqual({ value: 'signedIn', originalUri: '/bills' })
  const refuse = () => Promise.resolve({ kind: 'failed', failure: 'clockSkew' } as const)
  const refused = await reach(callback, identity({ finishSignIn: refuse }))
  expect(refused.value).toBe('failed')
  expect(refused.context.failure).toBe('clockSkew')
})

const guarded = { kind: 'guard', path: '/bills', acr: '', groups: ['Admins'] } as const

test('the guard only calls checkAccess, with the requirements of the route', async () => {
  const currentPerson = vi.fn<SignIn['currentPerson']>(() => Promise.resolve(null))
  const checkAccess = vi.fn<SignIn['checkAccess']>(() => Promise.resolve({ kind: 'groupMissing' }))
  await reach(guarded, identity({ currentPerson, checkAccess }))
  expect(checkAccess).toHaveBeenCalledExactlyOnceWith({ acr: undefined, groups: ['Admins'] })
  expect(currentPerson).not.toHaveBeenCalled()
})

test('the input of the guard contains the requirements of the route', () => {
  const flow = guardFlow({ path: '/bills', acr: 'urn:high', groups: ['Admins'] })
  expect(flow.input(stubServices(), {}).task).toEqual({
    kind: 'guard',
    path: '/bills',
    acr: 'urn:high',
    groups: ['Admins'],
  })
})

test('after the sign-in, the route opens with its query', () => {
  const services = stubServices({ search: () => '?code=canary', shownSearch: () => '?page=2' })
  expect(guardFlow({ path: '/bills' }).input(services, {})).toMatchObject({
    task: { path: '/bills?page=2' },
  })
})

const services = stubServices()
const context = {
  task: { kind: 'callback' },
  loginHint: '',
  originalUri: '/account',
  person: { name: '', loginId: '' },
  failure: null,
  waitSeconds: 0,
} as const

test('after a completed sign-in, the page that the person requested opens', () => {
  expect(callbackFlow.onDone['signedIn']?.(services, context)).toEqual({
    path: 'original',
    uri: '/account',
  })
})

test('the callback of nobody opens the login page with the requested page', () => {
  expect(callbackFlow.onDone['login']?.(services, context)).toEqual({
    path: 'login',
    query: {},
    replace: true,
  })
  expect(callbackFlow.onDone['login']?.(services, { ...context, originalUri: '/bills' })).toEqual({
    path: 'login',
    query: { from: '/bills' },
    replace: true,
  })
  expect(startFlow.input(services, { from: '/bills', login: 'jrivera_48' })).toEqual({
    task: { kind: 'start', path: '/bills' },
    loginHint: 'jrivera_48',
  })
})

test('the flow of a sign-in link passes the login hint', () => {
  const { task, loginHint } = linkFlow.input(services, { login_hint: 'jrivera_48' })
  expect({ task, loginHint }).toEqual({ task: { kind: 'link', path: '/account' }, loginHint: 'jrivera_48' })
  expect(linkFlow.onDone['login']?.(services, { ...context, task, loginHint })).toEqual({
    path: 'login',
    query: { login: 'jrivera_48' },
    replace: true,
  })
})

test.each<{ query: Query; seconds: number; hasSession: boolean }>([
  { query: {}, seconds: 600, hasSession: true },
  { query: {}, seconds: -1, hasSession: false },
  { query: { login: 'jrivera_48' }, seconds: 600, hasSession: false },
  { query: { from: '/bills' }, seconds: 600, hasSession: false },
])('$query with tokens of $seconds s: hasSession is $hasSession', ({ query, seconds, hasSession }) => {
  const { jar } = createJar()
  const token = createToken({ sub: '00u1', exp: inSeconds(seconds) })
  storeTokens({ id_token: token, access_token: token }, { domain: '' }, jar)
  const { task } = landingFlow.input(stubServices({ cookies: jar, now: Date.now }), query)
  expect(task).toMatchObject({ kind: 'start', hasSession })
})

test('tokens of an anonymous visitor are no session', () => {
  const { jar } = createJar()
  const token = createToken({ sub: 'anonymous', exp: inSeconds(600) })
  storeTokens({ id_token: token, access_token: token }, { domain: '' }, jar)
  expect(landingFlow.input(stubServices({ cookies: jar, now: Date.now }), {}).task).toMatchObject({
    hasSession: false,
  })
})

test('the landing page opens the account page for a signed-in person', () => {
  expect(landingFlow.onDone['account']?.(services, context)).toEqual({ path: 'account' })
})

test('the landing page learns once that the person has signed out', async () => {
  const left = stubServices({ signIn: () => Promise.resolve(identity()) })
  const taskNow = () => landingFlow.input(left, {}).task
  expect(taskNow()).toMatchObject({ hasSignedOut: false })
  void signOutAndLeave(left, new AbortController().signal, new EventTarget())
  await delay(0)
  const task = taskNow()
  expect(task).toMatchObject({ kind: 'start', hasSignedOut: true })
  createActor(bindSignIn(left), { input: { task, loginHint: '' } }).start()
  expect(taskNow()).toMatchObject({ hasSignedOut: false })
})

test('after a sign-out, the landing page opens', () => {
  expect(callbackFlow.onDone['signedOut']?.(services, context)).toEqual({ path: 'home', replace: true })
})

test('the sign-in ignores an invalid login hint', () => {
  expect(startFlow.input(services, { login: 'a\u202Eb' }).loginHint).toBe('')
})
