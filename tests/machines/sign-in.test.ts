import { describe, expect, it } from 'vitest'
import { signInMachine } from '../../machines/parts/sign-in.machine.ts'
import type { SignInTask } from '../../machines/shared/sign-in.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, itTookEveryTransition } from './harness/transition-coverage.ts'

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

describe('signIn', () => {
  it('waits on the landing page, then leads once to the provider with the hint', () => {
    const flow = atLanding('jrivera_48')
    expect(flow.snapshot().value).toBe('ready')
    flow.send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera_48' })
    expect(flow.snapshot().can({ type: 'signIn.start' })).toBe(false)
  })

  it('returns the person to the page whose guard required the login', () => {
    const flow = begin({ kind: 'start', path: '/bills' })
    flow.send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toMatchObject({ originalUri: '/bills' })
  })

  it('leads to the provider at once after a link, and replaces the page in the history', () => {
    const flow = begin({ kind: 'link', path: '/account' }, 'jrivera_48')
    expect(flow.asked('redirect')).toEqual({
      originalUri: '/account',
      acr: '',
      loginHint: 'jrivera_48',
      replacesPage: true,
    })
  })

  it('leads to the login page when the person stops the redirect of a link', async () => {
    const flow = begin({ kind: 'link', path: '/account' }, 'jrivera_48')
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('is ready again when the back button restores the landing page', async () => {
    const flow = atLanding()
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('ready')
  })

  it('shows the reason when the provider cannot be opened, and opens it at the next try', async () => {
    const flow = atLanding()
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
    flow.send({ type: 'signIn.start' })
    await flow.fail('redirect')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('completes at the callback and ends with the page that the person requested', async () => {
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
    'shows the failure %s of the callback, and opens the provider at the next try',
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

  it('keeps the seconds to wait of the failure "busy", and clears them at the next failure', async () => {
    const flow = begin({ kind: 'callback' })
    await flow.answer('finish', { kind: 'failed', failure: 'busy', waitSeconds: 240 })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'busy', waitSeconds: 240 } })
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
    expect(flow.snapshot().context).toMatchObject({ failure: 'unreachable', waitSeconds: 0 })
  })

  it('ends in failed with the reason "unreachable" when the callback gets no answer', async () => {
    const flow = begin({ kind: 'callback' })
    await flow.fail('finish')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('checks the requirements of a route at a guard, and stores the signed-in person', async () => {
    const flow = atGuard()
    expect(flow.asked('check')).toEqual({ acr: 'urn:high', groups: ['Admins'] })
    await flow.answer('check', { kind: 'granted', person })
    expect(flow.snapshot()).toMatchObject({ value: 'granted', context: { person } })
  })

  it('leads to the login page when no person is signed in', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'signInRequired' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('leads to the provider for a higher assurance level, and checks again after the back button', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'stepUpRequired' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '/account', acr: 'urn:high', loginHint: '' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('checking')
  })

  it('shows that the group is missing, and offers to sign out', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'groupMissing' })
    expect(flow.snapshot().value).toBe('groupMissing')
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().value).toBe('signingOut')
  })

  it('shows a failure when the check gets no answer', async () => {
    const flow = atGuard()
    await flow.fail('check')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('signs out once', async () => {
    const flow = await granted()
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().can({ type: 'signOut.start' })).toBe(false)
    await flow.answer('signOut')
    expect(flow.snapshot()).toMatchObject({ value: 'signedOut', status: 'done' })
  })

  it('shows that signing out failed, and signs out at the next try', async () => {
    const flow = await granted()
    flow.send({ type: 'signOut.start' })
    await flow.fail('signOut')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'signOutFailed' } })
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().value).toBe('signingOut')
  })

  it('checks again when the tab is visible again after a long time', async () => {
    const flow = await granted()
    await flow.answer('tabReturn')
    expect(flow.snapshot().value).toBe('checking')
  })

  it('keeps its state when the browser cannot report that the tab is visible again', async () => {
    const flow = await granted()
    await flow.fail('tabReturn')
    expect(flow.snapshot().value).toBe('granted')
  })

  itTookEveryTransition(signInMachine, coverage)
})
