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

describe('the anonymous login gets tokens for a visitor and opens the move-in site', () => {
  it('the anonymous login starts without a press on a button, logs a visitor in, and ends in the state "opened"', async () => {
    const flow = await atLogin()
    expect(flow.snapshot().value).toBe('loggingIn')
    await flow.answer('login', { kind: 'loggedIn' })
    expect(flow.snapshot().value).toBe('opening')
    await flow.answer('open')
    expect(flow.snapshot().value).toBe('opened')
  })

  it('if a person is already signed in, the anonymous login opens the move-in site without a login call', async () => {
    const flow = opened()
    await flow.answer('findPerson', { signedIn: true })
    expect(flow.snapshot().value).toBe('opening')
  })

  it('if the check for an existing session throws an error, the anonymous login requests tokens for the visitor', async () => {
    const flow = opened()
    await flow.fail('findPerson')
    expect(flow.snapshot().value).toBe('loggingIn')
  })

  it('if the backend refuses the login call, the anonymous login ends in the state "login"', async () => {
    const flow = await atLogin()
    await flow.answer('login', { kind: 'refused' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('if the login call fails, the anonymous login ends in the state "login"', async () => {
    const flow = await atLogin()
    await flow.fail('login')
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('if the move-in site cannot be opened, the anonymous login ends in the state "login"', async () => {
    const flow = await atLogin()
    await flow.answer('login', { kind: 'loggedIn' })
    await flow.fail('open')
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  testEveryTransition(anonymousLoginMachine, coverage)
})
