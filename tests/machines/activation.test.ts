import { describe, expect, it } from 'vitest'
import { activationMachine } from '../../machines/activation.machine.ts'
import type { ActivationOutcome } from '../../machines/activation.machine.ts'
import type { ActivatedLogin } from '../../machines/shared/activated-login.ts'
import type { ResendActivationOutcome } from '../../machines/shared/activation-email.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, itTookEveryTransition } from './harness/transition-coverage.ts'

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
  flow.send({ type: 'form.submit', loginId: ' jrivera_48 ' })
  return flow
}
const resent = async (outcome: ResendActivationOutcome) => {
  const flow = await resending()
  await flow.answer('resend', outcome)
  return flow
}

describe('activation', () => {
  it('ends in noCode when the link has no code', () => {
    expect(arrive('').snapshot()).toMatchObject({ value: 'noCode', status: 'done' })
  })

  it('completes with the code of the link, then removes the code', async () => {
    const flow = arrive()
    expect(flow.snapshot().value).toBe('processing')
    expect(flow.asked('complete')).toEqual({ code: 'sealed' })
    await flow.answer('complete', { kind: 'activated', login })
    expect(flow.snapshot()).toMatchObject({ value: { complete: 'recorded' }, context: { login, code: '' } })
  })

  it.each(['answer', 'fail'] as const)(
    'records a new activation, and ignores the result of that call (%s)',
    async (end) => {
      const unrecorded = { ...login, interactionRecorded: false }
      const flow = await answered({ kind: 'activated', login: unrecorded })
      expect(flow.asked('record')).toEqual(unrecorded)
      await flow[end]('record')
      expect(flow.snapshot().value).toEqual({ complete: 'recorded' })
    },
  )

  it('shows no login details when the login is active already', async () => {
    const flow = await answered({ kind: 'alreadyActivated' })
    expect(flow.snapshot()).toMatchObject({ value: 'alreadyActivated', context: { login: null, code: '' } })
  })

  it.each(['answer', 'fail'] as const)(
    'shows the failure after "%s", and sends the same code at the next try',
    async (end) => {
      const flow = arrive()
      await flow[end]('complete', { kind: 'failed' })
      expect(flow.snapshot().value).toBe('failed')
      flow.send({ type: 'activation.retry' })
      expect(flow.asked('complete')).toEqual({ code: 'sealed' })
    },
  )

  it('leads once to the provider with the login ID as hint, and records nothing after the return', async () => {
    const flow = await answered({ kind: 'activated', login })
    flow.send({ type: 'login.choose' })
    expect(flow.asked('redirect')).toEqual({ originalUri: '', acr: '', loginHint: 'jrivera_48' })
    expect(flow.snapshot().can({ type: 'login.choose' })).toBe(false)
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toEqual({ complete: 'recorded' })
  })

  it('shows alreadyActivated again after the return from the provider', async () => {
    const flow = await answered({ kind: 'alreadyActivated' })
    flow.send({ type: 'login.choose' })
    await flow.answer('redirect', { kind: 'returned' })
    expect(flow.snapshot().value).toBe('alreadyActivated')
  })

  it.each(['answer', 'fail'] as const)(
    'ends in "login" with the login ID when the provider cannot be opened (%s)',
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

  it('requires the login ID when the link has expired', async () => {
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

  it('resends the email once for the trimmed login ID', async () => {
    const flow = await resending()
    expect(flow.asked('resend')).toEqual({ loginId: 'jrivera_48' })
    expect(flow.snapshot().can({ type: 'form.submit', loginId: 'jrivera_48' })).toBe(false)
    await flow.answer('resend', { kind: 'sent', email: 'j•••a@example.com' })
    expect(flow.snapshot()).toMatchObject({
      value: { expired: 'resent' },
      context: { email: 'j•••a@example.com', error: null },
    })
  })

  it('shows an alert that the login is active, then offers to log in', async () => {
    const flow = await resent({ kind: 'activated' })
    expect(flow.snapshot().value).toEqual({ expired: 'activated' })
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot().value).toBe('alreadyActivated')
    flow.send({ type: 'login.choose' })
    expect(flow.asked('redirect')).toMatchObject({ loginHint: 'jrivera_48' })
  })

  it('ends in lapsed after the link and after the login ID of a lapsed registration', async () => {
    expect((await answered({ kind: 'lapsed' })).snapshot()).toMatchObject({
      value: 'lapsed',
      context: { code: '' },
    })
    expect((await resent({ kind: 'lapsed' })).snapshot().value).toBe('lapsed')
  })

  it('stays at the form after a refusal, and keeps the login ID', async () => {
    const flow = await resent({ kind: 'refused' })
    expect(flow.snapshot()).toMatchObject({
      value: { expired: 'form' },
      context: { refusal: 'refused', loginId: 'jrivera_48' },
    })
  })

  it('stays at the form when no answer arrives, and clears the message at the next submit', async () => {
    const flow = await resending()
    await flow.fail('resend')
    expect(flow.snapshot()).toMatchObject({ value: { expired: 'form' }, context: { refusal: 'failed' } })
    flow.send({ type: 'form.submit', loginId: 'jrivera_48' })
    expect(flow.snapshot().context.refusal).toBeNull()
  })

  itTookEveryTransition(activationMachine, coverage)
})
