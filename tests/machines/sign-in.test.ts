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

describe('the sign-in flow signs a person in and out, and checks who is allowed to open a protected page', () => {
  it('on the landing page, the event signIn.start opens the identity provider, and is not accepted a second time', () => {
    const flow = atLanding('jrivera_48')
    expect(flow.snapshot().value).toBe('ready')
    flow.send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera_48' })
    expect(flow.snapshot().can({ type: 'signIn.start' })).toBe(false)
  })

  it('if a person is already signed in, signIn.start on the landing page leads to the state "account"', () => {
    const flow = begin({ kind: 'start', path: '', hasSession: true })
    flow.send({ type: 'signIn.start' })
    expect(flow.snapshot()).toMatchObject({ value: 'account', status: 'done' })
  })

  it('if a page requires a sign-in, the request to the identity provider contains the path of this page', () => {
    const flow = begin({ kind: 'start', path: '/bills' })
    flow.send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toMatchObject({ originalUri: '/bills' })
  })

  it('if a link opens a protected page, the identity provider opens at once and replaces the page in the history', () => {
    const flow = begin({ kind: 'link', path: '/account' }, 'jrivera_48')
    expect(flow.asked('redirect')).toEqual({
      originalUri: '/account',
      acr: '',
      loginHint: 'jrivera_48',
      replacesPage: true,
    })
  })

  it('if the person comes back from a redirect that a link started, the sign-in ends in the state "login"', async () => {
    const flow = begin({ kind: 'link', path: '/account' }, 'jrivera_48')
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('if another flow started the sign-in and the person comes back, the output of the sign-in is "returned"', async () => {
    const flow = begin({ kind: 'redirect', path: '' }, 'jrivera_48')
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera_48' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', output: { kind: 'returned' } })
  })

  it.each(['answer', 'fail'] as const)(
    'if another flow started the sign-in and the redirect returns "failed" or throws an error (case: %s), the output is "failed"',
    async (end) => {
      const flow = begin({ kind: 'redirect', path: '' })
      await flow[end]('redirect', { kind: 'failed', failure: 'unreachable' })
      expect(flow.snapshot()).toMatchObject({ value: 'login', output: { kind: 'failed' } })
    },
  )

  it('if the person comes back to the landing page with the Back button, the sign-in is in the state "ready" again', async () => {
    const flow = atLanding()
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('ready')
  })

  it('if the identity provider cannot be opened, the state is "failed" with the reason, and signIn.start tries again', async () => {
    const flow = atLanding()
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
    flow.send({ type: 'signIn.start' })
    await flow.fail('redirect')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot()).toMatchObject({ value: 'ready', context: { failure: null } })
  })

  it('on the callback page the sign-in ends in the state "signedIn" with the path of the page that the person requested', async () => {
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
    'the failure %s on the callback page leads to the state "failed", and signIn.start opens the identity provider',
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

  it('the failure "busy" sets the seconds to wait, and the next failure without seconds sets them to 0', async () => {
    const flow = begin({ kind: 'callback' })
    await flow.answer('finish', { kind: 'failed', failure: 'busy', waitSeconds: 240 })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'busy', waitSeconds: 240 } })
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
    expect(flow.snapshot().context).toMatchObject({ failure: 'unreachable', waitSeconds: 0 })
  })

  it('if the call on the callback page fails, the state is "failed" with the reason "unreachable"', async () => {
    const flow = begin({ kind: 'callback' })
    await flow.fail('finish')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('if the person fulfils the requirements of a protected page, the state is "granted", and the context has the person', async () => {
    const flow = atGuard()
    expect(flow.asked('check')).toEqual({ acr: 'urn:high', groups: ['Admins'] })
    await flow.answer('check', { kind: 'granted', person })
    expect(flow.snapshot()).toMatchObject({ value: 'granted', context: { person } })
  })

  it('if nobody is signed in, the check of a protected page ends in the state "login"', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'signInRequired' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('if a page needs a second factor, the identity provider opens, and Back to the page starts the check again', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'stepUpRequired' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '/account', acr: 'urn:high', loginHint: '' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('checking')
  })

  it('if the person is not in the required group, the state is "groupMissing", and signOut.start signs the person out', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'groupMissing' })
    expect(flow.snapshot().value).toBe('groupMissing')
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().value).toBe('signingOut')
  })

  it('if the tokens cannot be checked for a protected page, the state is "failed" with the reason "unreachable"', async () => {
    const flow = atGuard()
    await flow.fail('check')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('during a sign-out, the event signOut.start is not accepted again', async () => {
    const flow = await granted()
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().can({ type: 'signOut.start' })).toBe(false)
    await flow.answer('signOut')
    expect(flow.snapshot()).toMatchObject({ value: 'signedOut', status: 'done' })
  })

  it('if the sign-out fails, the state is "failed", and the next signOut.start repeats the sign-out', async () => {
    const flow = await granted()
    flow.send({ type: 'signOut.start' })
    await flow.fail('signOut')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'signOutFailed' } })
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().value).toBe('signingOut')
  })

  it('if the tab becomes visible after it was hidden for a long time, the check of the protected page starts again', async () => {
    const flow = await granted()
    await flow.answer('doubt')
    expect(flow.snapshot().value).toBe('checking')
  })

  it('if the browser cannot report that the tab is visible again, the state stays "granted"', async () => {
    const flow = await granted()
    await flow.fail('doubt')
    expect(flow.snapshot().value).toBe('granted')
  })

  testEveryTransition(signInMachine, coverage)
})
