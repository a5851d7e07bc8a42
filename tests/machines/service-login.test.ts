import { describe, expect, it } from 'vitest'
import { serviceLoginMachine } from '../../machines/service-login.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, itTookEveryTransition } from './harness/transition-coverage.ts'

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

describe('serviceLogin', () => {
  it('logs in an anonymous visitor, opens the move-in site and is ready again', async () => {
    const flow = await loggingIn()
    expect(flow.snapshot().hasTag('pending')).toBe(true)
    await flow.answer('login', { kind: 'loggedIn' })
    expect(flow.snapshot().value).toBe('opening')
    await flow.answer('open')
    expect(flow.snapshot().value).toBe('ready')
  })

  it('keeps the session of a signed-in person and sends no login call', async () => {
    const flow = started()
    await flow.answer('findPerson', { signedIn: true })
    expect(flow.snapshot().value).toBe('opening')
    await expect(flow.answer('login', { kind: 'loggedIn' })).rejects.toThrow('was not called')
  })

  it('logs in as a visitor when it is unknown whether a person is signed in', async () => {
    const flow = started()
    await flow.fail('findPerson')
    expect(flow.snapshot().value).toBe('loggingIn')
  })

  it('shows "Login Failed" when the answer has no id token, and is ready again', async () => {
    const flow = await loggingIn()
    await flow.answer('login', { kind: 'refused' })
    expect(flow.snapshot().value).toBe('failed')
    expect(flow.snapshot().context.needsCookies).toBe(false)
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot().value).toBe('ready')
  })

  it('shows that cookies are needed when the browser stores none', async () => {
    const flow = await loggingIn()
    await flow.answer('login', { kind: 'refused', needsCookies: true })
    expect(flow.snapshot()).toMatchObject({ value: 'failed', context: { needsCookies: true } })
  })

  it('shows "Login Failed" when no answer arrives', async () => {
    const flow = await loggingIn()
    await flow.fail('login')
    expect(flow.snapshot().value).toBe('failed')
  })

  it('shows "Login Failed" when no window can be opened', async () => {
    const flow = await loggingIn()
    await flow.answer('login', { kind: 'loggedIn' })
    await flow.fail('open')
    expect(flow.snapshot().value).toBe('failed')
  })

  it('ignores a second start during a call', () => {
    expect(started().snapshot().can({ type: 'service.start' })).toBe(false)
  })

  itTookEveryTransition(serviceLoginMachine, coverage)
})
