import { expect, it } from 'vitest'
import { forgotLoginMachine } from '../../machines/forgot-login.machine.ts'
import type { ForgotLoginEntries } from '../../machines/forms/forgot-login.ts'
import { startFlow } from './harness/start-flow.ts'

const email: ForgotLoginEntries = { email: 'jordan@example.com', accountNumber: '' }

const atForm = () => startFlow(forgotLoginMachine, { input: { pass: 'held' } })
const shared = async () => {
  const flow = atForm()
  flow.send({ type: 'form.submit', entries: email })
  await flow.answer('send', { kind: 'multipleUsers' })
  return flow
}

it('the call gets the account number without its prefix and spaces', () => {
  const flow = atForm()
  flow.send({ type: 'form.submit', entries: { ...email, accountNumber: 'XXXX-2100 1234 5678' } })
  expect(flow.asked('send')).toMatchObject({ accountNumber: '210012345678' })
})

it.each([
  [{ email: ' ', accountNumber: '' }, { email: 'emailRequired' }],
  [
    { email: 'jordan', accountNumber: '123' },
    { email: 'emailInvalid', accountNumber: 'accountNumberInvalid' },
  ],
] as const)('the entries %o have the errors %o', (entries, errors) => {
  const flow = atForm()
  flow.send({ type: 'form.submit', entries })
  expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries } })
  expect(flow.snapshot().context.errors).toEqual(errors)
})

it('an edit removes the errors that it corrects', () => {
  const flow = atForm()
  flow.send({ type: 'form.submit', entries: { email: '', accountNumber: '123' } })
  flow.send({ type: 'form.edit', entries: { email: 'j', accountNumber: '123' } })
  expect(flow.snapshot().context.errors).toEqual({ accountNumber: 'accountNumberInvalid' })
  flow.send({ type: 'form.edit', entries: { email: 'j', accountNumber: '' } })
  expect(flow.snapshot().context.errors).toEqual({})
})

it('an email address of several users needs the account number', async () => {
  const flow = await shared()
  expect(flow.snapshot().context).toMatchObject({ entries: email, errors: {} })
  flow.send({ type: 'form.submit', entries: email })
  expect(flow.snapshot().context.errors).toEqual({ accountNumber: 'accountNumberRequired' })
  flow.send({ type: 'form.submit', entries: { ...email, accountNumber: '210012345678' } })
  expect(flow.asked('send')).toEqual({ ...email, accountNumber: '210012345678' })
})

it('another email address than the shared one needs no account number', async () => {
  const flow = await shared()
  const other = { email: 'other@example.com', accountNumber: '' }
  flow.send({ type: 'form.edit', entries: other })
  expect(flow.snapshot().context.accountNumberRequired).toBe(false)
  flow.send({ type: 'form.edit', entries: email })
  expect(flow.snapshot().context.accountNumberRequired).toBe(true)
  flow.send({ type: 'form.submit', entries: other })
  expect(flow.asked('send')).toEqual(other)
})
