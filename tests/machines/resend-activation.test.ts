import { expect, it } from 'vitest'
import { resendActivationMachine } from '../../machines/parts/resend-activation.machine.ts'
import { startFlow } from './harness/start-flow.ts'

const start = (input: { readonly secondsLeft?: number; readonly changeable?: string } = {}) =>
  startFlow(resendActivationMachine, { input: { recipient: { oktaId: '00u1' }, ...input } })

it('an email shows its label for 3 seconds, then counts down 27', async () => {
  const flow = start()
  flow.send({ type: 'email.resend' })
  await flow.answer('resend', { kind: 'sent', email: 'j•••@example.com' })
  flow.wait(2999)
  expect(flow.snapshot().value).toBe('sent')
  flow.wait(1)
  expect(flow.snapshot()).toMatchObject({ value: 'coolingDown', context: { secondsLeft: 27 } })
  for (let second = 0; second < 27; second++) flow.wait(1000)
  expect(flow.snapshot().value).toBe('ready')
})

it('after a reload, the countdown goes on with the stored seconds', () => {
  const flow = start({ secondsLeft: 1 })
  expect(flow.snapshot().value).toBe('coolingDown')
  flow.wait(1000)
  expect(flow.snapshot().value).toBe('ready')
})

it('an edit removes the error of an entry, not of a call', async () => {
  const flow = start({ changeable: 'jordan@exmaple.com' })
  flow.send({ type: 'email.change' })
  flow.send({ type: 'email.submit', email: 'jordan' })
  flow.send({ type: 'email.edit', email: 'jordan@' })
  expect(flow.snapshot().context.emailProblem).toBe('emailInvalid')
  flow.send({ type: 'email.edit', email: 'jordan@example.com' })
  expect(flow.snapshot().context.emailProblem).toBeNull()
  flow.send({ type: 'email.submit', email: 'jordan@example.com' })
  await flow.answer('change', { kind: 'notChanged' })
  flow.send({ type: 'email.edit', email: 'rivera@example.com' })
  expect(flow.snapshot().context.emailProblem).toBe('notChanged')
})
