import { describe, expect, it } from 'vitest'
import { loginCreationMachine } from '../../machines/parts/login-creation.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const login = { entries: { loginId: ' jrivera_48 ', password: 'Orchard-Lane48' } }
const started = () => startFlow(loginCreationMachine, { input: login, coverage })
const creating = async () => {
  const flow = started()
  await flow.answer('checkLoginId', { kind: 'available' })
  return flow
}
const tooMany = Object.assign(new Error('429'), { waitSeconds: 40 })

describe('loginCreation checks the login ID and creates the login', () => {
  it('loginCreation checks the trimmed login ID, and then creates the login with the entries', async () => {
    const flow = started()
    expect(flow.asked('checkLoginId')).toEqual({ loginId: 'jrivera_48' })
    expect(flow.asked('createLogin')).toBeUndefined()
    await flow.answer('checkLoginId', { kind: 'available' })
    expect(flow.asked('createLogin')).toEqual(login)
  })

  it('loginCreation creates no login if the login ID is taken', async () => {
    const flow = started()
    await flow.answer('checkLoginId', { kind: 'taken' })
    expect(flow.asked('createLogin')).toBeUndefined()
    expect(flow.snapshot()).toMatchObject({ value: 'loginIdTaken', output: { kind: 'loginIdTaken' } })
  })

  it('loginCreation returns the result of the call that creates the login', async () => {
    const flow = await creating()
    const refused = { kind: 'refused', passwordReason: 'It is in a list.' }
    await flow.answer('createLogin', refused)
    expect(flow.snapshot()).toMatchObject({ value: 'answered', output: refused })
  })

  it.each([
    ['checkLoginId', () => Promise.resolve(started())],
    ['createLogin', creating],
  ] as const)('loginCreation returns the seconds to wait if the call %s fails', async (port, at) => {
    const flow = await at()
    await flow.fail(port, tooMany)
    expect(flow.snapshot()).toMatchObject({ value: 'failed', output: { kind: 'failed', waitSeconds: 40 } })
  })

  testEveryTransition(loginCreationMachine, coverage)
})
