import { describe, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { SignIn } from '../../../src/portal/identity/sign-in.ts'
import { pageReturn } from '../../../src/portal/flows/kit/page-return.ts'
import { redirectToProvider } from '../../../src/portal/flows/sign-in/redirect-to-provider.ts'
import {
  accessOutcome,
  callbackAddress,
  finishOutcome,
} from '../../../src/portal/flows/sign-in/sign-in.calls.ts'
import { callbackFlow, guardFlow, startFlow } from '../../../src/portal/flows/sign-in/sign-in.ports.ts'
import { standInServices } from '../kit/stand-in-services.ts'

const person = { name: 'Jordan Rivera', loginId: 'jrivera_48', email: 'j@example.com', acr: '', groups: [] }
const identity = (given: Partial<SignIn> = {}): SignIn => ({
  startSignIn: () => Promise.resolve({ kind: 'leaving' }),
  finishSignIn: () => Promise.resolve({ kind: 'signedIn', originalUri: '/account' }),
  currentPerson: () => Promise.resolve(person),
  checkAccess: () => Promise.resolve('granted'),
  signOut: () => Promise.resolve(),
  ...given,
})
const request = { originalUri: '/bills', acr: '', loginHint: 'jrivera_48' }
const redirect = (signIn: SignIn, waitForReturn = () => Promise.resolve()) =>
  toPromise(
    createActor(
      redirectToProvider(
        standInServices({ signIn: () => Promise.resolve(signIn), language: () => 'es' }),
        waitForReturn,
      ),
      { input: request },
    ).start(),
  )

describe('the way to the provider', () => {
  test('carries hint, destination and language, and ends when the page is back', async () => {
    const startSignIn = vi.fn<SignIn['startSignIn']>(() => Promise.resolve({ kind: 'leaving' }))
    expect(await redirect(identity({ startSignIn }))).toEqual({ kind: 'returned' })
    expect(startSignIn).toHaveBeenCalledExactlyOnceWith({ ...request, language: 'es' })
  })

  test('says why it could not be gone', async () => {
    const startSignIn = () => Promise.resolve({ kind: 'failed', reason: 'unreachable' } as const)
    const never = () => new Promise<never>(() => undefined)
    expect(await redirect(identity({ startSignIn }), never)).toEqual({
      kind: 'failed',
      failure: 'unreachable',
    })
  })

  test('ends where the person called it off', async () => {
    const navigation = new EventTarget()
    const page = Object.assign(new EventTarget(), { navigation })
    const back = pageReturn(new AbortController().signal, page)
    navigation.dispatchEvent(new Event('navigateerror'))
    await expect(back).resolves.toBeUndefined()
  })

  test('comes back only by the back button, not by a page that loads anew', async () => {
    const page = new EventTarget()
    const show = (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    const returned = vi.fn<() => void>()
    const back = pageReturn(new AbortController().signal, page).then(returned)
    show(false)
    await Promise.resolve()
    expect(returned).not.toHaveBeenCalled()
    show(true)
    await back
    expect(returned).toHaveBeenCalledOnce()
  })
})

describe('the callback', () => {
  test('is finished with what the provider answered', () => {
    expect(callbackAddress({ code: 'a+b/c', state: 's', iss: 'https://id.example' })).toBe(
      '/login/callback?code=a%2Bb%2Fc&state=s&iss=https%3A%2F%2Fid.example',
    )
  })

  test('ends as identity says', () => {
    expect(finishOutcome({ kind: 'signedIn', originalUri: '/bills' })).toEqual({
      kind: 'signedIn',
      originalUri: '/bills',
    })
    expect(finishOutcome({ kind: 'failed', reason: 'clockSkew' })).toEqual({
      kind: 'failed',
      failure: 'clockSkew',
    })
  })
})

describe('a guard', () => {
  const requirement = { acr: undefined, groups: [] }

  test('lets a person pass and says who it is', async () => {
    expect(await accessOutcome(identity(), requirement)).toEqual({
      kind: 'granted',
      person: { name: 'Jordan Rivera', loginId: 'jrivera_48' },
    })
  })

  test.each(['signInRequired', 'stepUpRequired', 'groupMissing'] as const)('passes %s on', async (access) => {
    const signIn = identity({ checkAccess: () => Promise.resolve(access) })
    expect(await accessOutcome(signIn, requirement)).toEqual({ kind: access })
  })

  test('asks to sign in when the person has gone in between', async () => {
    const signIn = identity({ currentPerson: () => Promise.resolve(null) })
    expect(await accessOutcome(signIn, requirement)).toEqual({ kind: 'signInRequired' })
  })

  test('takes what the route requires', () => {
    const flow = guardFlow({ path: '/bills', acr: 'urn:high', groups: ['Admins'] })
    expect(flow.input(standInServices(), {}).task).toEqual({
      kind: 'guard',
      path: '/bills',
      acr: 'urn:high',
      groups: ['Admins'],
    })
  })
})

describe('sign-in leads', () => {
  const services = standInServices()
  const context = {
    task: { kind: 'callback' },
    loginHint: '',
    originalUri: '/account',
    person: { name: '', loginId: '' },
    failure: null,
  } as const

  test('to where the person wanted to be', () => {
    expect(callbackFlow.onDone['signedIn']?.(services, context)).toEqual({
      path: 'original',
      uri: '/account',
    })
  })

  test('from a guard to the login, which knows where the person wanted to be', () => {
    expect(callbackFlow.onDone['login']?.(services, context)).toEqual({ path: 'login', replace: true })
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

  test('home after signing out', () => {
    expect(callbackFlow.onDone['signedOut']?.(services, context)).toEqual({ path: 'home', replace: true })
  })

  test('nowhere by a hint that is none', () => {
    expect(startFlow.input(services, { login: 'a\u202Eb' }).loginHint).toBe('')
  })
})
