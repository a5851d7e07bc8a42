import { expect, test } from 'vitest'
import { activationMachine } from '../../machines/activation.machine.ts'
import { forgotPasswordMachine } from '../../machines/forgot-password.machine.ts'
import { smsVerificationMachine } from '../../machines/parts/sms-verification.machine.ts'
import { thirdPartyRequestMachine } from '../../machines/third-party-request.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { exampleRequest } from './harness/third-party-example.ts'

/** Submits an empty entry, and returns whether the form then takes an edit that leaves it empty. */
const takesEmptyEdit: Record<string, () => Promise<boolean>> = {
  'the login ID of an expired link': async () => {
    const flow = startFlow(activationMachine, { input: { code: 'sealed' } })
    await flow.answer('complete', { kind: 'expired' })
    flow.send({ type: 'form.submit', loginId: '' })
    return flow.snapshot().can({ type: 'form.edit', loginId: ' ' })
  },
  'the login ID of a forgotten password': () => {
    const flow = startFlow(forgotPasswordMachine, { input: { pass: 'held' } })
    flow.send({ type: 'form.submit', loginId: '' })
    return Promise.resolve(flow.snapshot().can({ type: 'form.edit', loginId: ' ' }))
  },
  'the answer to a third-party request': async () => {
    const flow = startFlow(thirdPartyRequestMachine, { input: { hashcode: 'h-1' } })
    await flow.answer('loadRequest', { kind: 'open', request: exampleRequest })
    await flow.answer('loadAccount', { name: 'Maria Chen', address: '1207 Mill Race Road' })
    flow.send({ type: 'form.submit', choice: null })
    return flow.snapshot().can({ type: 'form.edit', choice: null })
  },
  'the code of a text message': () => {
    const flow = startFlow(smsVerificationMachine, {
      input: { factor: { oktaId: '00u1', factorId: 'sms1' } },
    })
    flow.send({ type: 'code.submit', code: '' })
    return Promise.resolve(flow.snapshot().can({ type: 'code.edit', code: ' - ' }))
  },
}

test.each(Object.entries(takesEmptyEdit))('%s keeps its error while it is empty', async (_, takes) => {
  expect(await takes()).toBe(false)
})
