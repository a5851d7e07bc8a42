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

describe('emailFactor sends a code by email and verifies the email address with this code', () => {
  it('if the login already has an email factor (email as second factor), emailFactor sends the code at once', async () => {
    const flow = start()
    expect(flow.asked('list')).toEqual({ oktaId: '00u1' })
    await flow.answer('list', { factorId: 'emf1' })
    expect(flow.asked('enroll')).toBeUndefined()
    expect(flow.asked('send')).toEqual(factor)
  })

  it('if the login has no email factor, emailFactor enrols one and then sends the code', async () => {
    const flow = start()
    await flow.answer('list', { factorId: '' })
    expect(flow.asked('enroll')).toEqual({ oktaId: '00u1' })
    await flow.answer('enroll', { factorId: 'emf1' })
    expect(flow.asked('send')).toEqual(factor)
  })

  it('after the code is sent, the cooldown is 30 seconds, and the correct code leads to the state "verified"', async () => {
    const flow = await sending()
    await flow.answer('send', 'sent')
    const entry = flow.child('codeVerification')
    expect(entry.getSnapshot()).toMatchObject({ context: { factor, secondsLeft: 30 } })
    entry.send({ type: 'code.submit', code: '123456' })
    await flow.answer('verify', { kind: 'verified' })
    expect(flow.snapshot()).toMatchObject({ value: 'verified', status: 'done' })
  })

  it('if the email factor is already active, emailFactor enters the state "verified" without a code', async () => {
    const flow = await sending()
    await flow.answer('send', { kind: 'alreadyActive' })
    expect(flow.snapshot().value).toBe('verified')
  })

  it('each failed call leads to the state "failed", and the event code.retry starts emailFactor again', async () => {
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
