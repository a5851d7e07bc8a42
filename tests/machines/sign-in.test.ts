import { describe, expect, it } from 'vitest'
import { signInMachine } from '../../machines/parts/sign-in.machine.ts'
import type { SignInTask } from '../../machines/shared/sign-in.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const person = { name: 'Jordan Rivera', loginId: 'jrivera_48' }
const begin = (task: SignInTask, loginHint = '') =>
  startFlow(signInMachine, { input: { task, loginHint }, coverage })
const atLanding = (loginHint = '') => begin({ kind: 'start', path: '' }, loginHint)
const atGuard = () => begin({ kind: 'guard', path: '/account', acr: 'urn:high', groups: ['Admins'] })
const granted = async () => {
  const flow = atGuard()
  await flow.answer('check', { kind: 'granted', person })
  return flow
}

describe('the sign-in flow signs a person in and out, and guards pages', () => {
  it('on the landing page the sign-in waits for signIn.start, and then opens the identity provider once', () => {
    const flow = atLanding('jrivera_48')
    expect(flow.snapshot().value).toBe('ready')
    flow.send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera_48' })
    expect(flow.snapshot().can({ type: 'signIn.start' })).toBe(false)
  })

  it('on the landing page, signIn.start opens the account page of a person who is already signed in', () => {
    const flow = begin({ kind: 'start', path: '', hasSession: true })
    flow.send({ type: 'signIn.start' })
    expect(flow.snapshot()).toMatchObject({ value: 'account', status: 'done' })
  })

  it('the request to the identity provider contains the path of the page that required the sign-in', () => {
    const flow = begin({ kind: 'start', path: '/bills' })
    flow.send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toMatchObject({ originalUri: '/bills' })
  })

  it('a link to a protected page opens the identity provider immediately, and replaces the page in the history', () => {
    const flow = begin({ kind: 'link', path: '/account' }, 'jrivera_48')
    expect(flow.asked('redirect')).toEqual({
      originalUri: '/account',
      acr: '',
      loginHint: 'jrivera_48',
      replacesPage: true,
    })
  })

  it('the sign-in opens the login page if the person stops the redirect that a link started', async () => {
    const flow = begin({ kind: 'link', path: '/account' }, 'jrivera_48')
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('if another flow has started the sign-in, the sign-in ends with "returned" when the person comes back from the identity provider', async () => {
    const flow = begin({ kind: 'redirect', path: '' }, 'jrivera_48')
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera_48' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', output: { kind: 'returned' } })
  })

  it.each(['answer', 'fail'] as const)(
    'if another flow has started the sign-in and the redirect fails, the sign-in ends with "failed" (the test lets the call %s)',
    async (end) => {
      const flow = begin({ kind: 'redirect', path: '' })
      await flow[end]('redirect', { kind: 'failed', failure: 'unreachable' })
      expect(flow.snapshot()).toMatchObject({ value: 'login', output: { kind: 'failed' } })
    },
  )

  it('the sign-in is ready again if the back button restores the landing page', async () => {
    const flow = atLanding()
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('ready')
  })

  it('the sign-in shows the reason if the identity provider cannot be opened, and the next try opens the provider', async () => {
    const flow = atLanding()
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
    flow.send({ type: 'signIn.start' })
    await flow.fail('redirect')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('on the callback page the sign-in completes, and keeps the path of the page that the person requested', async () => {
    const flow = begin({ kind: 'callback' })
    expect(flow.snapshot().value).toBe('finishing')
    await flow.answer('finish', { kind: 'signedIn', originalUri: '/account' })
    expect(flow.snapshot()).toMatchObject({
      value: 'signedIn',
      status: 'done',
      context: { originalUri: '/account' },
    })
  })

  it.each([
    'stateMismatch',
    'nonceMismatch',
    'issuerMismatch',
    'audienceMismatch',
    'expired',
    'accessDenied',
    'clockSkew',
    'transactionExpired',
    'unreachable',
    'busy',
    'tokenTooLarge',
    'cookiesRefused',
    'unknown',
  ] as const)(
    'if the callback page reports the failure %s, the sign-in shows this failure, and the next try opens the identity provider',
    async (failure) => {
      const flow = begin({ kind: 'callback' })
      await flow.answer('finish', { kind: 'failed', failure })
      expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure } })
      flow.send({ type: 'signIn.start' })
      expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: '' })
      await flow.answer('redirect', { kind: 'returned' })
      expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure } })
    },
  )

  it('after the failure "busy" the sign-in stores the seconds to wait; after another failure it stores 0', async () => {
    const flow = begin({ kind: 'callback' })
    await flow.answer('finish', { kind: 'failed', failure: 'busy', waitSeconds: 240 })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'busy', waitSeconds: 240 } })
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
    expect(flow.snapshot().context).toMatchObject({ failure: 'unreachable', waitSeconds: 0 })
  })

  it('the sign-in fails with the reason "unreachable" if the call on the callback page fails', async () => {
    const flow = begin({ kind: 'callback' })
    await flow.fail('finish')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('the guard of a route checks the requirements of the route, and stores the signed-in person', async () => {
    const flow = atGuard()
    expect(flow.asked('check')).toEqual({ acr: 'urn:high', groups: ['Admins'] })
    await flow.answer('check', { kind: 'granted', person })
    expect(flow.snapshot()).toMatchObject({ value: 'granted', context: { person } })
  })

  it('the guard of a route opens the login page if no person is signed in', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'signInRequired' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('the guard of a route opens the identity provider for a higher assurance level, and checks again if the back button restores the page', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'stepUpRequired' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '/account', acr: 'urn:high', loginHint: '' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('checking')
  })

  it('the guard of a route shows that the person is not in the required group, and offers to sign out', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'groupMissing' })
    expect(flow.snapshot().value).toBe('groupMissing')
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().value).toBe('signingOut')
  })

  it('the sign-in of a protected route shows a failure if it cannot check the tokens', async () => {
    const flow = atGuard()
    await flow.fail('check')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('a second sign-out is ignored while the person is being signed out', async () => {
    const flow = await granted()
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().can({ type: 'signOut.start' })).toBe(false)
    await flow.answer('signOut')
    expect(flow.snapshot()).toMatchObject({ value: 'signedOut', status: 'done' })
  })

  it('a failed sign-out is shown, and the next try signs the person out', async () => {
    const flow = await granted()
    flow.send({ type: 'signOut.start' })
    await flow.fail('signOut')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'signOutFailed' } })
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().value).toBe('signingOut')
  })

  it('the guard of a route checks again if the tab becomes visible after it was hidden for a long time', async () => {
    const flow = await granted()
    await flow.answer('tabReturn')
    expect(flow.snapshot().value).toBe('checking')
  })

  it('the guard of a route keeps its state if the browser cannot report that the tab is visible again', async () => {
    const flow = await granted()
    await flow.fail('tabReturn')
    expect(flow.snapshot().value).toBe('granted')
  })

  testEveryTransition(signInMachine, coverage)
})
