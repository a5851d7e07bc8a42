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

describe('resendActivation sends the activation email again', () => {
  it('resendActivation requests the email once, for the given recipient', () => {
    const flow = sending()
    expect(flow.asked('resend')).toEqual({ oktaId: '00u1' })
    expect(flow.snapshot().can({ type: 'email.resend' })).toBe(false)
  })

  it('resendActivation shows "Email Sent" for 3 seconds, and then counts down the remaining 27 seconds', async () => {
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

  it('resendActivation continues the countdown after a reload', () => {
    const flow = start(1)
    expect(flow.snapshot().value).toBe('coolingDown')
    flow.wait(1000)
    expect(flow.snapshot().value).toBe('ready')
  })

  it('after the person has closed the alert that the login is already active, resendActivation does not show this alert again', async () => {
    const flow = sending()
    await flow.answer('resend', { kind: 'activated' })
    expect(flow.snapshot().value).toEqual({ activated: 'alert' })
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot().value).toEqual({ activated: 'dismissed' })
  })

  it('resendActivation enables the button again after a refusal and after a failed call', async () => {
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

  it('after too many tries, resendActivation counts down the seconds from the response, and then enables the button', async () => {
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

  it('resendActivation does not offer to correct the email address if its input does not contain an address that can be changed', () => {
    const flow = start()
    flow.send({ type: 'email.change' })
    expect(flow.snapshot().value).toBe('ready')
  })

  it('resendActivation corrects a mistyped email address, and then waits for the usual cooldown', async () => {
    const flow = changing()
    flow.send({ type: 'email.submit', email: 'jordan' })
    expect(flow.snapshot()).toMatchObject({
      value: { changing: 'form' },
      context: { emailProblem: 'emailInvalid' },
    })
    flow.send({ type: 'email.edit', email: 'jordan@example.com' })
    expect(flow.snapshot().context.emailProblem).toBeNull()
    flow.send({ type: 'email.submit', email: ' jordan@example.com ' })
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

  it('resendActivation keeps the form open if the email address was not changed, and shows an alert if the login is active', async () => {
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
