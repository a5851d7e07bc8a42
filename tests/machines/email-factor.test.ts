import { describe, expect, it } from 'vitest'
import { emailFactorMachine } from '../../machines/parts/email-factor.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const start = () => startFlow(emailFactorMachine, { input: { oktaId: '00u1' }, coverage })
const factor = { oktaId: '00u1', factorId: 'emf1' }
const sending = async () => {
  const flow = start()
  await flow.answer('list', { factorId: 'emf1' })
  return flow
}

describe('emailFactor enrols and verifies an email factor', () => {
  it('emailFactor sends the code to an email factor that already exists', async () => {
    const flow = start()
    expect(flow.asked('list')).toEqual({ oktaId: '00u1' })
    await flow.answer('list', { factorId: 'emf1' })
    expect(flow.asked('enroll')).toBeUndefined()
    expect(flow.asked('send')).toEqual(factor)
  })

  it('emailFactor enrols an email factor if there is none', async () => {
    const flow = start()
    await flow.answer('list', { factorId: '' })
    expect(flow.asked('enroll')).toEqual({ oktaId: '00u1' })
    await flow.answer('enroll', { factorId: 'emf1' })
    expect(flow.asked('send')).toEqual(factor)
  })

  it('emailFactor verifies the code that was sent; the next code can be sent after 30 seconds', async () => {
    const flow = await sending()
    await flow.answer('send', 'sent')
    const entry = flow.child('codeVerification')
    expect(entry.getSnapshot()).toMatchObject({ context: { factor, secondsLeft: 30 } })
    entry.send({ type: 'code.submit', code: '123456' })
    await flow.answer('verify', { kind: 'verified' })
    expect(flow.snapshot()).toMatchObject({ value: 'verified', status: 'done' })
  })

  it('emailFactor needs no code if the email factor is already active', async () => {
    const flow = await sending()
    await flow.answer('send', { kind: 'alreadyActive' })
    expect(flow.snapshot().value).toBe('verified')
  })

  it('emailFactor allows another try after a failed call', async () => {
    const flow = start()
    await flow.fail('list')
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: 'code.retry' })
    await flow.answer('list', { factorId: '' })
    await flow.fail('enroll')
    expect(flow.snapshot().value).toBe('failed')
    flow.send({ type: 'code.retry' })
    await flow.answer('list', { factorId: 'emf1' })
    await flow.fail('send')
    expect(flow.snapshot().value).toBe('failed')
  })

  testEveryTransition(emailFactorMachine, coverage)
})
