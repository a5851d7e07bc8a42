import { describe, expect, it } from 'vitest'
import { anonymousLoginMachine } from '../../machines/anonymous-login.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const opened = () => startFlow(anonymousLoginMachine, { coverage })
const atLogin = async () => {
  const flow = opened()
  await flow.answer('findPerson', { signedIn: false })
  return flow
}

describe('the anonymous login opens the move-in site', () => {
  it('the anonymous login logs a visitor in and opens the move-in site, although the visitor presses no button', async () => {
    const flow = await atLogin()
    expect(flow.snapshot().value).toBe('loggingIn')
    await flow.answer('login', { kind: 'loggedIn' })
    expect(flow.snapshot().value).toBe('opening')
    await flow.answer('open')
    expect(flow.snapshot().value).toBe('opened')
  })

  it('the anonymous login keeps the session of a person who is already signed in', async () => {
    const flow = opened()
    await flow.answer('findPerson', { signedIn: true })
    expect(flow.snapshot().value).toBe('opening')
  })

  it('the anonymous login logs a visitor in if it cannot find out whether a person is signed in', async () => {
    const flow = opened()
    await flow.fail('findPerson')
    expect(flow.snapshot().value).toBe('loggingIn')
  })

  it('the anonymous login opens the login page if the login call is refused', async () => {
    const flow = await atLogin()
    await flow.answer('login', { kind: 'refused' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('the anonymous login opens the login page if the login call fails', async () => {
    const flow = await atLogin()
    await flow.fail('login')
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('the anonymous login opens the login page if the move-in site cannot be opened', async () => {
    const flow = await atLogin()
    await flow.answer('login', { kind: 'loggedIn' })
    await flow.fail('open')
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  testEveryTransition(anonymousLoginMachine, coverage)
})
