import { describe, expect, it } from 'vitest'
import { resendActivationMachine } from '../../machines/parts/resend-activation.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const start = (secondsLeft?: number) =>
  startFlow(resendActivationMachine, { input: { recipient: { oktaId: '00u1' }, secondsLeft }, coverage })
const sending = () => {
  const flow = start()
  flow.send({ type: 'email.resend' })
  return flow
}

describe('resendActivation requests the activation email again', () => {
  it('the event email.resend requests the email for the given recipient, and is not accepted again during the call', () => {
    const flow = sending()
    expect(flow.asked('resend')).toEqual({ oktaId: '00u1' })
    expect(flow.snapshot().can({ type: 'email.resend' })).toBe(false)
  })

  it('after an email is sent, the state is "sent" for 3 seconds, then "coolingDown" for 27 seconds, then "ready"', async () => {
    const flow = sending()
    await flow.answer('resend', { kind: 'sent', email: 'j•••@example.com' })
    expect(flow.snapshot()).toMatchObject({ value: 'sent', context: { email: 'j•••@example.com' } })
    flow.wait(3000)
    expect(flow.snapshot()).toMatchObject({ value: 'coolingDown', context: { secondsLeft: 27 } })
    for (let second = 0; second < 27; second++) flow.wait(1000)
    expect(flow.snapshot().value).toBe('ready')
    flow.send({ type: 'email.resend' })
    expect(flow.snapshot().context.email).toBe('')
  })

  it('after a reload, resendActivation continues the countdown with the stored seconds', () => {
    const flow = start(1)
    expect(flow.snapshot().value).toBe('coolingDown')
    flow.wait(1000)
    expect(flow.snapshot().value).toBe('ready')
  })

  it('if the login is already active, an alert appears, and alert.dismiss leads to the state "dismissed"', async () => {
    const flow = sending()
    await flow.answer('resend', { kind: 'activated' })
    expect(flow.snapshot().value).toEqual({ activated: 'alert' })
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot().value).toEqual({ activated: 'dismissed' })
  })

  it('after a refused or failed request for an email, the state of resendActivation is "ready" again', async () => {
    const flow = sending()
    for (const kind of ['refused', 'lapsed']) {
      await flow.answer('resend', { kind })
      expect(flow.snapshot()).toMatchObject({ value: 'ready', context: { refusal: 'refused' } })
      flow.send({ type: 'email.resend' })
      expect(flow.snapshot().context.refusal).toBeNull()
    }
    await flow.fail('resend')
    expect(flow.snapshot()).toMatchObject({ value: 'ready', context: { refusal: 'failed' } })
  })

  it('after the result "tooManyTries", the state is "coolingDown" for the seconds in the response, and then "ready"', async () => {
    const flow = sending()
    await flow.answer('resend', { kind: 'tooManyTries', waitSeconds: 2 })
    expect(flow.snapshot()).toMatchObject({
      value: 'coolingDown',
      context: { refusal: 'failed', secondsLeft: 2, waitSeconds: 2 },
    })
    flow.wait(1000)
    flow.wait(1000)
    expect(flow.snapshot().value).toBe('ready')
  })

  const changing = () => {
    const flow = startFlow(resendActivationMachine, {
      input: { recipient: { oktaId: '00u1' }, changeable: 'jordan@exmaple.com' },
      coverage,
    })
    flow.send({ type: 'email.change' })
    return flow
  }

  it('if the input contains no address that can be changed, the event email.change has no effect', () => {
    const flow = start()
    flow.send({ type: 'email.change' })
    expect(flow.snapshot().value).toBe('ready')
  })

  it('a person can replace a mistyped email address, and then the cooldown starts', async () => {
    const flow = changing()
    flow.send({ type: 'email.submit', email: 'jordan' })
    expect(flow.snapshot()).toMatchObject({
      value: { changing: 'form' },
      context: { emailProblem: 'emailInvalid' },
    })
    flow.send({ type: 'email.edit', email: 'jordan@example.com' })
    expect(flow.snapshot().context.emailProblem).toBeNull()
    flow.send({ type: 'email.submit', email: 'jordan@example.com' })
    expect(flow.asked('change')).toEqual({ oktaId: '00u1', email: 'jordan@example.com' })
    await flow.answer('change', {
      kind: 'sent',
      email: 'j•••n@example.com',
      changeable: 'jordan@example.com',
    })
    expect(flow.snapshot()).toMatchObject({ value: 'sent', context: { changeable: 'jordan@example.com' } })
    flow.wait(3000)
    flow.send({ type: 'email.change' })
    flow.send({ type: 'email.keep' })
    expect(flow.snapshot().value).toBe('coolingDown')
  })

  it('if the address was not changed, the form stays open with a message; if the login is active, an alert appears', async () => {
    const flow = changing()
    flow.send({ type: 'email.submit', email: 'jordan@example.com' })
    await flow.answer('change', { kind: 'notChanged' })
    expect(flow.snapshot()).toMatchObject({
      value: { changing: 'form' },
      context: { emailProblem: 'notChanged' },
    })
    flow.send({ type: 'email.edit', email: 'rivera@example.com' })
    expect(flow.snapshot().context.emailProblem).toBe('notChanged')
    flow.send({ type: 'email.submit', email: 'jordan@example.com' })
    await flow.fail('change', Object.assign(new Error('too often'), { waitSeconds: 720 }))
    expect(flow.snapshot().context).toMatchObject({ emailProblem: 'notChanged', waitSeconds: 720 })
    flow.send({ type: 'email.submit', email: 'jordan@example.com' })
    await flow.answer('change', { kind: 'activated' })
    expect(flow.snapshot().value).toEqual({ activated: 'alert' })
  })

  testEveryTransition(resendActivationMachine, coverage)
})
