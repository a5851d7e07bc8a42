import { describe, expect, it } from 'vitest'
import { forgotLoginMachine } from '../../machines/forgot-login.machine.ts'
import type { ForgotLoginEntries } from '../../machines/forms/forgot-login.ts'
import type { ForgotLoginOutcome } from '../../machines/setups/forgot-login.setup.ts'
import { startFlow } from './harness/start-flow.ts'
import type { RunningFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const email: ForgotLoginEntries = { email: 'jordan@example.com', accountNumber: '' }

const passCheck = async (flow: RunningFlow<typeof forgotLoginMachine>, token = 'solved') => {
  const check = flow.child('securityCheck')
  check.send({ type: 'captcha.solved', token })
  check.send({ type: 'check.submit' })
  await Promise.resolve()
}
const atForm = async () => {
  const flow = startFlow(forgotLoginMachine, { coverage })
  await passCheck(flow)
  return flow
}
const answered = async (outcome: ForgotLoginOutcome, entries = email) => {
  const flow = await atForm()
  flow.send({ type: 'form.submit', entries })
  await flow.answer('send', outcome)
  return flow
}

describe('forgotLogin sends the login ID by mail', () => {
  it('forgotLogin sends the trimmed email and the captcha token, and nothing else', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { email: ' jordan@example.com ', accountNumber: ' ' } })
    expect(flow.asked('send')).toEqual({ entries: email, captchaToken: 'solved' })
  })

  it('forgotLogin sends only the 12 digits of the entered account number', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { ...email, accountNumber: 'XXXX-2100 1234 5678' } })
    expect(flow.asked('send')).toMatchObject({ entries: { accountNumber: '210012345678' } })
  })

  it.each([
    [{ email: ' ', accountNumber: '' }, { email: 'emailRequired' }],
    [
      { email: 'jordan', accountNumber: '123' },
      { email: 'emailInvalid', accountNumber: 'accountNumberInvalid' },
    ],
  ] as const)('forgotLogin refuses the entries %o', async (entries, errors) => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries } })
    expect(flow.snapshot().context.errors).toEqual(errors)
  })

  it('forgotLogin removes an error if the edited entry becomes valid', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { email: '', accountNumber: '123' } })
    flow.send({ type: 'form.edit', entries: { email: 'j', accountNumber: '123' } })
    expect(flow.snapshot().context.errors).toEqual({ accountNumber: 'accountNumberInvalid' })
    flow.send({ type: 'form.edit', entries: { email: 'j', accountNumber: '' } })
    expect(flow.snapshot().context.errors).toEqual({})
  })

  it.each(['sent', 'refused'] as const)('forgotLogin shows the result %s', async (kind) => {
    const flow = await answered({ kind })
    expect(flow.snapshot().value).toBe(kind)
    expect(flow.snapshot().hasTag('result')).toBe(true)
  })

  it.each(['sent', 'refused'] as const)(
    'after the result %s the event form.again opens the form with the same entries',
    async (kind) => {
      const flow = await answered({ kind })
      const { entries } = flow.snapshot().context
      expect(entries.email).not.toBe('')
      flow.send({ type: 'form.again' })
      expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries, captchaToken: '' } })
    },
  )

  it('forgotLogin requires the account number if the email belongs to several users', async () => {
    const flow = await answered({ kind: 'multipleUsers' })
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { accountNumberRequired: true, entries: email, errors: {} },
    })
    flow.send({ type: 'form.submit', entries: email })
    expect(flow.snapshot().context.errors).toEqual({ accountNumber: 'accountNumberRequired' })
    flow.send({ type: 'form.submit', entries: { ...email, accountNumber: '210012345678' } })
    expect(flow.asked('send')).toEqual({
      entries: { ...email, accountNumber: '210012345678' },
      captchaToken: '',
    })
  })

  it('if the backend requires a new captcha, forgotLogin returns to the security check and keeps all entries', async () => {
    const flow = await answered({ kind: 'multipleUsers' })
    const entries = { ...email, accountNumber: '210012345678' }
    flow.send({ type: 'form.submit', entries })
    await flow.answer('send', { kind: 'captchaRequired' })
    expect(flow.snapshot()).toMatchObject({
      value: 'securityCheck',
      context: { entries, accountNumberRequired: true, captchaToken: '' },
    })
    await passCheck(flow, 'second')
    flow.send({ type: 'form.submit', entries })
    expect(flow.asked('send')).toMatchObject({ captchaToken: 'second' })
  })

  it('if the call fails, forgotLogin shows an alert, and keeps the entries and the captcha token for the next try', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: email })
    await flow.fail('send')
    expect(flow.snapshot().value).toBe('callFailed')
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries: email } })
    flow.send({ type: 'form.submit', entries: email })
    expect(flow.asked('send')).toMatchObject({ captchaToken: 'solved' })
  })

  it('forgotLogin ignores a second submit during a call', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: email })
    expect(flow.snapshot().can({ type: 'form.submit', entries: email })).toBe(false)
  })

  testEveryTransition(forgotLoginMachine, coverage)
})
