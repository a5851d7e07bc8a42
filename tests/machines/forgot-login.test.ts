import { describe, expect, it } from 'vitest'
import { forgotLoginMachine } from '../../machines/forgot-login.machine.ts'
import type { ForgotLoginEntries } from '../../machines/forms/forgot-login.ts'
import type { ForgotLoginOutcome } from '../../machines/forgot-login.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import type { RunningFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const email: ForgotLoginEntries = { email: 'jordan@example.com', accountNumber: '' }

const passCheck = async (flow: RunningFlow<typeof forgotLoginMachine>) => {
  const check = flow.child('securityCheck')
  check.send({ type: 'captcha.solved', token: 'solved' })
  check.send({ type: 'check.submit' })
  await Promise.resolve()
}
const atForm = async () => {
  const flow = startFlow(forgotLoginMachine, { input: { pass: 'none' }, coverage })
  await passCheck(flow)
  return flow
}
const answered = async (outcome: ForgotLoginOutcome, entries = email) => {
  const flow = await atForm()
  flow.send({ type: 'form.submit', entries })
  await flow.answer('send', outcome)
  return flow
}

describe('forgotLogin requests a mail with the forgotten login ID', () => {
  it('after a submit, forgotLogin sends only the email address', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { email: 'jordan@example.com', accountNumber: '' } })
    expect(flow.asked('send')).toEqual(email)
  })

  it('if the account number has a printed prefix and spaces, forgotLogin sends only its 12 digits', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { ...email, accountNumber: 'XXXX-2100 1234 5678' } })
    expect(flow.asked('send')).toMatchObject({ accountNumber: '210012345678' })
  })

  it.each([
    [{ email: ' ', accountNumber: '' }, { email: 'emailRequired' }],
    [
      { email: 'jordan', accountNumber: '123' },
      { email: 'emailInvalid', accountNumber: 'accountNumberInvalid' },
    ],
  ] as const)(
    'after a submit of the invalid entries %o, forgotLogin stays at the form and shows their errors',
    async (entries, errors) => {
      const flow = await atForm()
      flow.send({ type: 'form.submit', entries })
      expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries } })
      expect(flow.snapshot().context.errors).toEqual(errors)
    },
  )

  it('an edit in the form removes the errors of the fields that it makes valid', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { email: '', accountNumber: '123' } })
    flow.send({ type: 'form.edit', entries: { email: 'j', accountNumber: '123' } })
    expect(flow.snapshot().context.errors).toEqual({ accountNumber: 'accountNumberInvalid' })
    flow.send({ type: 'form.edit', entries: { email: 'j', accountNumber: '' } })
    expect(flow.snapshot().context.errors).toEqual({})
  })

  it.each(['sent', 'refused'] as const)(
    'after the call result "%s", forgotLogin shows the result screen of the same name',
    async (kind) => {
      const flow = await answered({ kind })
      expect(flow.snapshot().value).toBe(kind)
      expect(flow.snapshot().hasTag('result')).toBe(true)
    },
  )

  it.each(['sent', 'refused'] as const)(
    'after the result "%s", the event form.again opens the form with the entries of the previous try',
    async (kind) => {
      const flow = await answered({ kind })
      const { entries } = flow.snapshot().context
      expect(entries.email).not.toBe('')
      flow.send({ type: 'form.again' })
      expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries } })
    },
  )

  it('if the email address belongs to several users, forgotLogin returns to the form and requires the account number', async () => {
    const flow = await answered({ kind: 'multipleUsers' })
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { accountNumberRequired: true, entries: email, errors: {} },
    })
    flow.send({ type: 'form.submit', entries: email })
    expect(flow.snapshot().context.errors).toEqual({ accountNumber: 'accountNumberRequired' })
    flow.send({ type: 'form.submit', entries: { ...email, accountNumber: '210012345678' } })
    expect(flow.asked('send')).toEqual({ ...email, accountNumber: '210012345678' })
  })

  it('another email address than the shared one needs no account number', async () => {
    const flow = await answered({ kind: 'multipleUsers' })
    const other = { email: 'other@example.com', accountNumber: '' }
    flow.send({ type: 'form.edit', entries: other })
    expect(flow.snapshot().context.accountNumberRequired).toBe(false)
    flow.send({ type: 'form.edit', entries: email })
    expect(flow.snapshot().context.accountNumberRequired).toBe(true)
    flow.send({ type: 'form.submit', entries: other })
    expect(flow.asked('send')).toEqual(other)
  })

  it('if the backend requires a new captcha, forgotLogin shows the captcha again and keeps all entries', async () => {
    const flow = await answered({ kind: 'multipleUsers' })
    const entries = { ...email, accountNumber: '210012345678' }
    flow.send({ type: 'form.submit', entries })
    await flow.answer('send', { kind: 'captchaRequired' })
    expect(flow.snapshot()).toMatchObject({
      value: 'securityCheck',
      context: { entries, accountNumberRequired: true },
    })
    expect(flow.child('securityCheck').getSnapshot()).toMatchObject({ context: { reminder: 'expired' } })
    await passCheck(flow)
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries } })
  })

  it('if the call fails, forgotLogin shows an alert, and then the form with the same entries', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: email })
    await flow.fail('send')
    expect(flow.snapshot().value).toBe('callFailed')
    flow.send({ type: 'alert.dismiss' })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries: email } })
  })

  it('while the session has its captcha pass, forgotLogin starts with its form', () => {
    const flow = startFlow(forgotLoginMachine, { input: { pass: 'held' }, coverage })
    expect(flow.snapshot().value).toBe('form')
  })

  it('during a call, forgotLogin accepts no second submit', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: email })
    expect(flow.snapshot().can({ type: 'form.submit', entries: email })).toBe(false)
  })

  testEveryTransition(forgotLoginMachine, coverage)
})
