import { describe, expect, it } from 'vitest'
import { activationMachine } from '../../machines/activation.machine.ts'
import type { ActivationOutcome } from '../../machines/activation.machine.ts'
import type { ActivatedLogin } from '../../machines/shared/activated-login.ts'
import type { ResendActivationOutcome } from '../../machines/parts/resend-activation.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const login: ActivatedLogin = {
  customerName: 'Jordan M Rivera',
  loginId: 'jrivera_48',
  email: 'jordan.rivera@example.com',
  accountNumber: '210012345678',
  businessPartnerNumber: '1000123456',
  interactionRecorded: true,
}
const arrive = (code = 'sealed') => startFlow(activationMachine, { input: { code }, coverage })
const answered = async (outcome: ActivationOutcome) => {
  const flow = arrive()
  await flow.answer('complete', outcome)
  return flow
}
const resending = async () => {
  const flow = await answered({ kind: 'expired' })
  flow.send({ type: 'form.submit', loginId: 'jrivera_48' })
  return flow
}
const resent = async (outcome: ResendActivationOutcome) => {
  const flow = await resending()
  await flow.answer('resend', outcome)
  return flow
}

describe('the activation flow activates a login with the code from a mailed link', () => {
  it('if the link contains no code, the activation ends in the state "noCode"', () => {
    expect(arrive('').snapshot()).toMatchObject({ value: 'noCode', status: 'done' })
  })

  it('the activation sends the code from the mailed link, and removes the code from its context after the response', async () => {
    const flow = arrive()
    expect(flow.snapshot().value).toBe('processing')
    expect(flow.asked('complete')).toEqual({ code: 'sealed' })
    await flow.answer('complete', { kind: 'activated', login })
    expect(flow.snapshot()).toMatchObject({ value: { complete: 'recorded' }, context: { login, code: '' } })
  })

  it.each(['answer', 'fail'] as const)(
    'after an activation the flow makes the call "record", whose success and failure lead to the same state (case: %s)',
    async (end) => {
      const unrecorded = { ...login, interactionRecorded: false }
      const flow = await answered({ kind: 'activated', login: unrecorded })
      expect(flow.asked('record')).toEqual(unrecorded)
      await flow[end]('record')
      expect(flow.snapshot().value).toEqual({ complete: 'recorded' })
    },
  )

  it('if the login is already active, the activation enters the state "alreadyActivated" without login details', async () => {
    const flow = await answered({ kind: 'alreadyActivated' })
    expect(flow.snapshot()).toMatchObject({ value: 'alreadyActivated', context: { login: null, code: '' } })
  })

  it.each(['answer', 'fail'] as const)(
    'if the activation call returns "failed" or throws an error (case: %s), the next try sends the same code',
    async (end) => {
      const flow = arrive()
      await flow[end]('complete', { kind: 'failed' })
      expect(flow.snapshot().value).toBe('failed')
      flow.send({ type: 'activation.retry' })
      expect(flow.asked('complete')).toEqual({ code: 'sealed' })
    },
  )

  it('the event login.choose opens the identity provider with the login ID as login hint, and is not accepted a second time', async () => {
    const flow = await answered({ kind: 'activated', login })
    flow.send({ type: 'login.choose' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera_48' })
    expect(flow.snapshot().can({ type: 'login.choose' })).toBe(false)
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toEqual({ complete: 'recorded' })
  })

  it('if the person comes back from the identity provider, the activation returns to the state "alreadyActivated"', async () => {
    const flow = await answered({ kind: 'alreadyActivated' })
    flow.send({ type: 'login.choose' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('alreadyActivated')
  })

  it.each(['answer', 'fail'] as const)(
    'if the redirect returns "failed" or throws an error (case: %s), the state is "login", and the login ID is kept',
    async (end) => {
      const flow = await answered({ kind: 'activated', login })
      flow.send({ type: 'login.choose' })
      await flow[end]('redirect', { kind: 'failed', failure: 'unreachable' })
      expect(flow.snapshot()).toMatchObject({
        value: 'login',
        status: 'done',
        context: { loginId: 'jrivera_48' },
      })
    },
  )

  it('if the link has expired, the activation shows a form, and a submit without a login ID shows an error', async () => {
    const flow = await answered({ kind: 'expired' })
    expect(flow.snapshot()).toMatchObject({ value: { expired: 'form' }, context: { code: '' } })
    flow.send({ type: 'form.submit', loginId: '  ' })
    expect(flow.snapshot()).toMatchObject({
      value: { expired: 'form' },
      context: { error: 'loginIdRequired' },
    })
    flow.send({ type: 'form.edit', loginId: 'j' })
    expect(flow.snapshot().context.error).toBeNull()
  })

  it('a submit of the login ID requests one new email for the login ID, and leads to the state "resent"', async () => {
    const flow = await resending()
    expect(flow.asked('resend')).toEqual({ loginId: 'jrivera_48' })
    expect(flow.snapshot().can({ type: 'form.submit', loginId: 'jrivera_48' })).toBe(false)
    await flow.answer('resend', { kind: 'sent', email: 'j•••a@example.com' })
    expect(flow.snapshot()).toMatchObject({
      value: { expired: 'resent' },
      context: { email: 'j•••a@example.com', error: null },
    })
  })

  it('if a person requests a new email for an active login, an alert appears, and then the state is "alreadyActivated"', async () => {
    const flow = await resent({ kind: 'activated' })
    expect(flow.snapshot().value).toEqual({ expired: 'activated' })
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot().value).toBe('alreadyActivated')
    flow.send({ type: 'login.choose' })
    expect(flow.asked('redirect')).toMatchObject({ loginHint: 'jrivera_48' })
  })

  it('if the registration has expired, the mailed link and the request for a new email lead to the state "lapsed"', async () => {
    expect((await answered({ kind: 'lapsed' })).snapshot()).toMatchObject({
      value: 'lapsed',
      context: { code: '' },
    })
    expect((await resent({ kind: 'lapsed' })).snapshot().value).toBe('lapsed')
  })

  it('if the backend refuses to send a new email, the activation stays at the form and keeps the login ID', async () => {
    const flow = await resent({ kind: 'refused' })
    expect(flow.snapshot()).toMatchObject({
      value: { expired: 'form' },
      context: { refusal: 'refused', loginId: 'jrivera_48' },
    })
  })

  it('if the call for a new email fails, the form shows a message until the next submit', async () => {
    const flow = await resending()
    await flow.fail('resend')
    expect(flow.snapshot()).toMatchObject({ value: { expired: 'form' }, context: { refusal: 'failed' } })
    flow.send({ type: 'form.submit', loginId: 'jrivera_48' })
    expect(flow.snapshot().context.refusal).toBeNull()
  })

  testEveryTransition(activationMachine, coverage)
})
