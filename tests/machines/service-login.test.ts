import { describe, expect, it } from 'vitest'
import { serviceLoginMachine } from '../../machines/service-login.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const started = () => {
  const flow = startFlow(serviceLoginMachine, { coverage })
  flow.send({ type: 'service.start' })
  return flow
}
const loggingIn = async () => {
  const flow = started()
  await flow.answer('findPerson', { signedIn: false })
  return flow
}

describe('serviceLogin gets tokens for an anonymous visitor and opens the move-in site', () => {
  it('if nobody is signed in, serviceLogin logs the visitor in, opens the move-in site, and is then "ready" again', async () => {
    const flow = await loggingIn()
    expect(flow.snapshot().hasTag('pending')).toBe(true)
    await flow.answer('login', { kind: 'loggedIn' })
    expect(flow.snapshot().value).toBe('opening')
    await flow.answer('open')
    expect(flow.snapshot().value).toBe('ready')
  })

  it('if a person is already signed in, serviceLogin opens the move-in site without a login call', async () => {
    const flow = started()
    await flow.answer('findPerson', { signedIn: true })
    expect(flow.snapshot().value).toBe('opening')
    await expect(flow.answer('login', { kind: 'loggedIn' })).rejects.toThrow('was not called')
  })

  it('if the check for an existing session throws an error, serviceLogin requests tokens for the visitor', async () => {
    const flow = started()
    await flow.fail('findPerson')
    expect(flow.snapshot().value).toBe('loggingIn')
  })

  it('if the response contains no ID token, the state is "failed", and alert.dismiss leads to the state "ready"', async () => {
    const flow = await loggingIn()
    await flow.answer('login', { kind: 'refused' })
    expect(flow.snapshot().value).toBe('failed')
    expect(flow.snapshot().context.needsCookies).toBe(false)
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot().value).toBe('ready')
  })

  it('if the browser stores no cookies, the state is "failed", and needsCookies in the context is true', async () => {
    const flow = await loggingIn()
    await flow.answer('login', { kind: 'refused', needsCookies: true })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { needsCookies: true } })
  })

  it('if the login call fails, the state of serviceLogin is "failed"', async () => {
    const flow = await loggingIn()
    await flow.fail('login')
    expect(flow.snapshot().value).toBe('failed')
  })

  it('if no window can be opened for the move-in site, the state of serviceLogin is "failed"', async () => {
    const flow = await loggingIn()
    await flow.answer('login', { kind: 'loggedIn' })
    await flow.fail('open')
    expect(flow.snapshot().value).toBe('failed')
  })

  it('during a call, serviceLogin does not accept the event service.start', () => {
    expect(started().snapshot().can({ type: 'service.start' })).toBe(false)
  })

  testEveryTransition(serviceLoginMachine, coverage)
})
