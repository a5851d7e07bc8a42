import { describe, expect, it } from 'vitest'
import { forgotPasswordMachine } from '../../machines/forgot-password.machine.ts'
import type { ForgotPasswordOutcome } from '../../machines/forgot-password.machine.ts'
import type { ResetChoice } from '../../machines/shared/password-reset.ts'
import { startFlow } from './harness/start-flow.ts'
import type { RunningFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const choice: ResetChoice = {
  loginId: 'jordan-r',
  oktaId: '00u1',
  emails: [
    { handle: 'h1', label: 'j•••n@example.com' },
    { handle: 'h2', label: 'r•••a@example.org' },
  ],
}

const passCheck = async (flow: RunningFlow<typeof forgotPasswordMachine>) => {
  const check = flow.child('securityCheck')
  check.send({ type: 'captcha.solved', token: 'solved' })
  check.send({ type: 'check.submit' })
  await Promise.resolve()
}
const atForm = async () => {
  const flow = startFlow(forgotPasswordMachine, { input: { pass: 'none' }, coverage })
  await passCheck(flow)
  return flow
}
const answered = async (outcome: ForgotPasswordOutcome) => {
  const flow = await atForm()
  flow.send({ type: 'form.submit', loginId: 'jordan-r' })
  await flow.answer('request', outcome)
  return flow
}
const atSelection = () => answered({ kind: 'emailSelection', choice })

describe('forgotPassword requests a mail with a reset link to an address of the login', () => {
  it('after a submit, forgotPassword sends the login ID', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', loginId: 'jordan-r' })
    expect(flow.asked('request')).toBe('jordan-r')
  })

  it('a submit with an empty login ID shows an error, and the next edit removes the error', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', loginId: '  ' })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { error: 'userIdRequired' } })
    flow.send({ type: 'form.edit', loginId: 'j' })
    expect(flow.snapshot().context.error).toBeNull()
  })

  it.each([
    [{ kind: 'sent', email: 'j•••n@example.com' }, 'sent', { email: 'j•••n@example.com' }],
    [{ kind: 'refused' }, 'refused', {}],
    [{ kind: 'unable' }, 'unable', {}],
    [{ kind: 'newYork' }, 'newYork', {}],
    [{ kind: 'staged', secondsLeft: 9 }, 'staged', { loginId: 'jordan-r', secondsLeft: 9 }],
    [{ kind: 'inactive', inactiveStatus: 'SUSPENDED' }, 'inactive', { inactiveStatus: 'SUSPENDED' }],
  ] as const)(
    'after the call result %o forgotPassword enters the result state %s',
    async (outcome, state, context) => {
      const flow = await answered(outcome)
      expect(flow.snapshot()).toMatchObject({ value: state, context })
      expect(flow.snapshot().hasTag('result')).toBe(true)
    },
  )

  it('if the login belongs to the self-service site, forgotPassword ends in the state "selfService"', async () => {
    const flow = await answered({ kind: 'selfService' })
    expect(flow.snapshot()).toMatchObject({ value: 'selfService', status: 'done' })
  })

  it('if the login is not yet active, the event email.resend requests the activation email again', async () => {
    const flow = await answered({ kind: 'staged', secondsLeft: 0 })
    flow.child('resendActivation').send({ type: 'email.resend' })
    expect(flow.asked('resend')).toEqual({ loginId: 'jordan-r' })
  })

  it('if the login has several email addresses, forgotPassword requires a choice and sends the id of the chosen address', async () => {
    const flow = await atSelection()
    flow.send({ type: 'email.submit', handle: '' })
    expect(flow.snapshot()).toMatchObject({
      value: 'emailSelection',
      context: { error: 'emailNotSelected' },
    })
    flow.send({ type: 'email.edit', handle: 'h2' })
    expect(flow.snapshot().context.error).toBeNull()
    flow.send({ type: 'email.submit', handle: 'h2' })
    expect(flow.snapshot().context.error).toBeNull()
    expect(flow.asked('reset')).toEqual({ choice, handle: 'h2' })
  })

  it.each([
    [{ kind: 'sent', email: 'r•••a@example.org' }, 'sent', 'r•••a@example.org'],
    [{ kind: 'refused' }, 'refused', ''],
  ] as const)(
    'after the choice of an email address and the call result %o, forgotPassword enters the state %s',
    async (outcome, state, email) => {
      const flow = await atSelection()
      flow.send({ type: 'email.submit', handle: 'h2' })
      await flow.answer('reset', outcome)
      expect(flow.snapshot()).toMatchObject({ value: state, context: { email } })
    },
  )

  it.each(['sent', 'refused'] as const)(
    'after the result "%s", the event form.again opens the form with the login ID of the previous try',
    async (kind) => {
      const flow = await answered(kind === 'sent' ? { kind, email: '' } : { kind })
      flow.send({ type: 'form.again' })
      expect(flow.snapshot()).toMatchObject({
        value: 'form',
        context: { loginId: 'jordan-r' },
      })
    },
  )

  it.each(['sent', 'refused'] as const)(
    'after a chosen email address and the result "%s", form.again shows the addresses again, with the same choice',
    async (kind) => {
      const flow = await atSelection()
      flow.send({ type: 'email.submit', handle: 'h2' })
      await flow.answer('reset', kind === 'sent' ? { kind, email: '' } : { kind })
      flow.send({ type: 'form.again' })
      expect(flow.snapshot()).toMatchObject({ value: 'emailSelection', context: { handle: 'h2' } })
    },
  )

  it('if the backend requires a new captcha, forgotPassword shows the captcha again, and then the form', async () => {
    const flow = await answered({ kind: 'captchaRequired' })
    expect(flow.snapshot()).toMatchObject({
      value: 'securityCheck',
      context: { loginId: 'jordan-r' },
    })
    expect(flow.child('securityCheck').getSnapshot()).toMatchObject({ context: { reminder: 'expired' } })
    await passCheck(flow)
    expect(flow.snapshot().value).toBe('form')
  })

  it('if the call for the chosen address requires a new captcha, forgotPassword shows the captcha, and then the addresses', async () => {
    const flow = await atSelection()
    flow.send({ type: 'email.submit', handle: 'h2' })
    await flow.answer('reset', { kind: 'captchaRequired' })
    expect(flow.snapshot().value).toBe('securityCheck')
    await passCheck(flow)
    expect(flow.snapshot()).toMatchObject({ value: 'emailSelection', context: { choice, handle: 'h2' } })
  })

  it('if the first call fails, forgotPassword shows an alert, and then the form with the same login ID', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', loginId: 'jordan-r' })
    await flow.fail('request')
    expect(flow.snapshot().value).toBe('callFailed')
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { loginId: 'jordan-r' } })
  })

  it('if the call for the chosen email address fails, forgotPassword shows an alert, and the address stays chosen', async () => {
    const flow = await atSelection()
    flow.send({ type: 'email.submit', handle: 'h1' })
    await flow.fail('reset')
    expect(flow.snapshot().value).toBe('resetFailed')
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot()).toMatchObject({ value: 'emailSelection', context: { handle: 'h1' } })
  })

  it('while the session has its captcha pass, forgotPassword starts with its form', () => {
    const flow = startFlow(forgotPasswordMachine, { input: { pass: 'held' }, coverage })
    expect(flow.snapshot().value).toBe('form')
  })

  it('during a call, forgotPassword accepts no second submit', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', loginId: 'jordan-r' })
    expect(flow.snapshot().can({ type: 'form.submit', loginId: 'jordan-r' })).toBe(false)
    await flow.answer('request', { kind: 'emailSelection', choice })
    flow.send({ type: 'email.submit', handle: 'h1' })
    expect(flow.snapshot().can({ type: 'email.submit', handle: 'h1' })).toBe(false)
  })

  testEveryTransition(forgotPasswordMachine, coverage)
})
