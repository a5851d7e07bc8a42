import { describe, expect, it } from 'vitest'
import { smsVerificationMachine } from '../../machines/parts/sms-verification.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const factor = { oktaId: '00u1', factorId: 'sms1' }
const start = (secondsLeft?: number) =>
  startFlow(smsVerificationMachine, { input: { factor, secondsLeft }, coverage })
const submitted = () => {
  const flow = start()
  flow.send({ type: 'code.submit', code: '123 456' })
  return flow
}
const resending = () => {
  const flow = start()
  flow.send({ type: 'code.resend' })
  return flow
}
const typing = (resend: string) => ({ unverified: { entry: 'typing', resend } })

describe('smsVerification verifies a phone with an SMS code', () => {
  it.each(['', ' - '])(
    'a submit of the empty code %o shows an error, and the next edit removes the error',
    (code) => {
      const flow = start()
      flow.send({ type: 'code.submit', code })
      expect(flow.snapshot()).toMatchObject({
        value: typing('ready'),
        context: { error: { code: 'verificationCodeRequired' } },
      })
      flow.send({ type: 'code.edit', code: '123456' })
      expect(flow.snapshot().context.error).toBeNull()
    },
  )

  it('smsVerification sends the typed code without its spaces, and a correct code leads to the state "verified"', async () => {
    const flow = submitted()
    expect(flow.asked('verify')).toEqual({ ...factor, code: '123456' })
    await flow.answer('verify', { kind: 'verified' })
    expect(flow.snapshot()).toMatchObject({ value: 'verified', status: 'done' })
  })

  it('after the response, the context of smsVerification does not contain the code', async () => {
    const flow = submitted()
    await flow.answer('verify', { kind: 'refused', error: { message: 'Invalid code provided.' } })
    expect(JSON.stringify(flow.actor.getPersistedSnapshot())).not.toMatch(/123 ?456/)
  })

  it.each([{ message: 'Invalid code provided.' }, { code: 'somethingWrong' }])(
    'if the backend refuses the code with the error %o, the error stays after an edit',
    async (error) => {
      const flow = submitted()
      await flow.answer('verify', { kind: 'refused', error })
      flow.send({ type: 'code.edit', code: '123456' })
      expect(flow.snapshot()).toMatchObject({ value: typing('ready'), context: { error } })
    },
  )

  it('if the call that checks the code fails, the error "somethingWrong" stays until the next submit', async () => {
    const flow = submitted()
    await flow.fail('verify')
    expect(flow.snapshot().context.error).toEqual({ code: 'somethingWrong' })
    flow.send({ type: 'code.submit', code: '123456' })
    expect(flow.snapshot().context.error).toBeNull()
    expect(flow.snapshot().can({ type: 'code.submit', code: '123456' })).toBe(false)
  })

  it('after a new code is sent, the state is "resent" for 3 seconds, then "coolingDown" for 27 seconds, then "ready"', async () => {
    const flow = resending()
    expect(flow.asked('resend')).toEqual(factor)
    expect(flow.snapshot().can({ type: 'code.resend' })).toBe(false)
    await flow.answer('resend', { kind: 'resent' })
    flow.wait(2999)
    expect(flow.snapshot().value).toEqual(typing('resent'))
    flow.wait(1)
    expect(flow.snapshot()).toMatchObject({ value: typing('coolingDown'), context: { secondsLeft: 27 } })
    for (let second = 1; second < 27; second++) flow.wait(1000)
    expect(flow.snapshot()).toMatchObject({ value: typing('coolingDown'), context: { secondsLeft: 1 } })
    flow.wait(1000)
    expect(flow.snapshot().value).toEqual(typing('ready'))
  })

  it('after a reload, smsVerification continues the countdown with the stored seconds', () => {
    const flow = start(2)
    expect(flow.snapshot().value).toEqual(typing('coolingDown'))
    flow.wait(1000)
    expect(flow.snapshot().context.secondsLeft).toBe(1)
    flow.wait(1000)
    expect(flow.snapshot().value).toEqual(typing('ready'))
  })

  it('if the request for a new code reports that the factor is active, smsVerification enters the state "verified"', async () => {
    const flow = resending()
    await flow.answer('resend', { kind: 'verified' })
    expect(flow.snapshot().value).toBe('verified')
  })

  it('after a refused or failed request for a new code, the error is shown, and the resend state is "ready"', async () => {
    const flow = resending()
    await flow.answer('resend', { kind: 'refused', error: { message: 'Wait 30 seconds.' } })
    expect(flow.snapshot()).toMatchObject({
      value: typing('ready'),
      context: { error: { message: 'Wait 30 seconds.' } },
    })
    flow.send({ type: 'code.resend' })
    await flow.fail('resend')
    expect(flow.snapshot()).toMatchObject({
      value: typing('ready'),
      context: { error: { code: 'somethingWrong' } },
    })
  })

  it('if too many codes are requested, or if the call that checks a code fails, the context has the seconds to wait', async () => {
    const flow = resending()
    await flow.answer('resend', { kind: 'tooManyTries', waitSeconds: 2 })
    expect(flow.snapshot()).toMatchObject({
      value: typing('coolingDown'),
      context: { error: { code: 'somethingWrong' }, secondsLeft: 2, waitSeconds: 2 },
    })
    flow.send({ type: 'code.submit', code: '123456' })
    expect(flow.snapshot().context.waitSeconds).toBe(0)
    await flow.fail('verify', Object.assign(new Error('too often'), { waitSeconds: 720 }))
    expect(flow.snapshot().context).toMatchObject({ error: { code: 'somethingWrong' }, waitSeconds: 720 })
  })

  testEveryTransition(smsVerificationMachine, coverage)
})
