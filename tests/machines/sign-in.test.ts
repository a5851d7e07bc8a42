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
  it('waits on the landing page, then goes to the provider with the hint, once', () => {
    const flow = atLanding('jrivera_48')
    expect(flow.snapshot().value).toBe('ready')
    flow.send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera_48' })
    expect(flow.snapshot().can({ type: 'signIn.start' })).toBe(false)
  })

  it('takes along where a guard sent the person away', () => {
    const flow = begin({ kind: 'start', path: '/bills' })
    flow.send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toMatchObject({ originalUri: '/bills' })
  })

  it('goes to the provider at once when a link asks for it, and leaves the page out of the history', () => {
    const flow = begin({ kind: 'link', path: '/account' }, 'jrivera_48')
    expect(flow.asked('redirect')).toEqual({
      originalUri: '/account',
      acr: '',
      loginHint: 'jrivera_48',
      replacesPage: true,
    })
  })

  it('leads to the login when the way of a link was called off', async () => {
    const flow = begin({ kind: 'link', path: '/account' }, 'jrivera_48')
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('stands ready again when the back button brings the landing page back', async () => {
    const flow = atLanding()
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('ready')
  })

  it('says why the provider could not be opened, and tries again', async () => {
    const flow = atLanding()
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
    flow.send({ type: 'signIn.start' })
    await flow.fail('redirect')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('finishes at the callback and ends with where the person wanted to be', async () => {
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
  ] as const)('names the failure %s of the callback and tries again', async (failure) => {
    const flow = begin({ kind: 'callback' })
    await flow.answer('finish', { kind: 'failed', failure })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure } })
    flow.send({ type: 'signIn.start' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: '' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure } })
  })

  it('keeps how long to wait after the failure busy, and forgets it with the next failure', async () => {
    const flow = begin({ kind: 'callback' })
    await flow.answer('finish', { kind: 'failed', failure: 'busy', waitSeconds: 240 })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'busy', waitSeconds: 240 } })
    flow.send({ type: 'signIn.start' })
    await flow.answer('redirect', { kind: 'failed', failure: 'unreachable' })
    expect(flow.snapshot().context).toMatchObject({ failure: 'unreachable', waitSeconds: 0 })
  })

  it('is unreachable where the callback got no answer', async () => {
    const flow = begin({ kind: 'callback' })
    await flow.fail('finish')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('asks at a guard with what the route requires, and keeps who it is', async () => {
    const flow = atGuard()
    expect(flow.asked('check')).toEqual({ acr: 'urn:high', groups: ['Admins'] })
    await flow.answer('check', { kind: 'granted', person })
    expect(flow.snapshot()).toMatchObject({ value: 'granted', context: { person } })
  })

  it('sends the person to the login when nobody is signed in', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'signInRequired' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('goes to the provider for a higher assurance level, and checks again after the back button', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'stepUpRequired' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '/account', acr: 'urn:high', loginHint: '' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('checking')
  })

  it('says so when the group is missing; signing out is a way on', async () => {
    const flow = atGuard()
    await flow.answer('check', { kind: 'groupMissing' })
    expect(flow.snapshot().value).toBe('groupMissing')
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().value).toBe('signingOut')
  })

  it('says so when it could not check', async () => {
    const flow = atGuard()
    await flow.fail('check')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'unreachable' } })
  })

  it('signs out, once', async () => {
    const flow = await granted()
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().can({ type: 'signOut.start' })).toBe(false)
    await flow.answer('signOut')
    expect(flow.snapshot()).toMatchObject({ value: 'signedOut', status: 'done' })
  })

  it('admits that signing out failed, and tries again', async () => {
    const flow = await granted()
    flow.send({ type: 'signOut.start' })
    await flow.fail('signOut')
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { failure: 'signOutFailed' } })
    flow.send({ type: 'signOut.start' })
    expect(flow.snapshot().value).toBe('signingOut')
  })

  it('checks again when the tab comes back after a long time', async () => {
    const flow = await granted()
    await flow.answer('tabReturn')
    expect(flow.snapshot().value).toBe('checking')
  })

  it('stays where it is when nobody can tell of the return', async () => {
    const flow = await granted()
    await flow.fail('tabReturn')
    expect(flow.snapshot().value).toBe('granted')
  })

  itTookEveryTransition(signInMachine, coverage)
})
