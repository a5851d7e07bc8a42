import { describe, expect, it } from 'vitest'
import { loginCreationMachine } from '../../machines/parts/login-creation.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const login = { entries: { loginId: 'jrivera_48', password: 'Orchard-Lane48' } }
const started = () => startFlow(loginCreationMachine, { input: login, coverage })
const creating = async () => {
  const flow = started()
  await flow.answer('checkLoginId', { kind: 'available' })
  return flow
}
const tooMany = Object.assign(new Error('429'), { waitSeconds: 40 })

describe('loginCreation creates a login if the login ID is available', () => {
  it('loginCreation first checks whether the login ID is available, and then creates the login', async () => {
    const flow = started()
    expect(flow.asked('checkLoginId')).toEqual({ loginId: 'jrivera_48' })
    expect(flow.asked('createLogin')).toBeUndefined()
    await flow.answer('checkLoginId', { kind: 'available' })
    expect(flow.asked('createLogin')).toEqual(login)
  })

  it('if the login ID is not available, loginCreation creates no login and ends in the state "loginIdTaken"', async () => {
    const flow = started()
    await flow.answer('checkLoginId', { kind: 'taken' })
    expect(flow.asked('createLogin')).toBeUndefined()
    expect(flow.snapshot()).toMatchObject({ value: 'loginIdTaken', output: { kind: 'loginIdTaken' } })
  })

  it('the output of loginCreation is the response of the call that creates the login', async () => {
    const flow = await creating()
    const refused = { kind: 'refused', passwordReason: 'It is in a list.' }
    await flow.answer('createLogin', refused)
    expect(flow.snapshot()).toMatchObject({ value: 'answered', output: refused })
  })

  it.each([
    ['checkLoginId', () => Promise.resolve(started())],
    ['createLogin', creating],
  ] as const)(
    'if the call %s fails, loginCreation ends in the state "failed" with the seconds to wait',
    async (port, at) => {
      const flow = await at()
      await flow.fail(port, tooMany)
      expect(flow.snapshot()).toMatchObject({ value: 'failed', output: { kind: 'failed', waitSeconds: 40 } })
    },
  )

  testEveryTransition(loginCreationMachine, coverage)
})
