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

describe('serviceLogin signs a visitor in anonymously and opens the move-in site', () => {
  it('serviceLogin signs a visitor in anonymously, opens the move-in site, and can then be started again', async () => {
    const flow = await loggingIn()
    expect(flow.snapshot().hasTag('pending')).toBe(true)
    await flow.answer('login', { kind: 'loggedIn' })
    expect(flow.snapshot().value).toBe('opening')
    await flow.answer('open')
    expect(flow.snapshot().value).toBe('ready')
  })

  it('serviceLogin keeps the session of a signed-in person and sends no login call', async () => {
    const flow = started()
    await flow.answer('findPerson', { signedIn: true })
    expect(flow.snapshot().value).toBe('opening')
    await expect(flow.answer('login', { kind: 'loggedIn' })).rejects.toThrow('was not called')
  })

  it('serviceLogin signs a visitor in anonymously if it cannot find out whether a person is signed in', async () => {
    const flow = started()
    await flow.fail('findPerson')
    expect(flow.snapshot().value).toBe('loggingIn')
  })

  it('serviceLogin shows "Login Failed" if the response contains no ID token, and can then be started again', async () => {
    const flow = await loggingIn()
    await flow.answer('login', { kind: 'refused' })
    expect(flow.snapshot().value).toBe('failed')
    expect(flow.snapshot().context.needsCookies).toBe(false)
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot().value).toBe('ready')
  })

  it('serviceLogin shows that cookies are needed if the browser stores no cookies', async () => {
    const flow = await loggingIn()
    await flow.answer('login', { kind: 'refused', needsCookies: true })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { needsCookies: true } })
  })

  it('serviceLogin shows "Login Failed" if the login call fails', async () => {
    const flow = await loggingIn()
    await flow.fail('login')
    expect(flow.snapshot().value).toBe('failed')
  })

  it('serviceLogin shows "Login Failed" if no window can be opened', async () => {
    const flow = await loggingIn()
    await flow.answer('login', { kind: 'loggedIn' })
    await flow.fail('open')
    expect(flow.snapshot().value).toBe('failed')
  })

  it('serviceLogin ignores a second start during a call', () => {
    expect(started().snapshot().can({ type: 'service.start' })).toBe(false)
  })

  testEveryTransition(serviceLoginMachine, coverage)
})
