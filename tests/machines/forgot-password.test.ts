import { expect, it } from 'vitest'
import { forgotPasswordMachine } from '../../machines/forgot-password.machine.ts'
import { startFlow } from './harness/start-flow.ts'

it('the cooldown of an inactive login starts as the answer says', async () => {
  const flow = startFlow(forgotPasswordMachine, { input: { pass: 'held' } })
  flow.send({ type: 'form.submit', loginId: 'jordan-r' })
  await flow.answer('request', { kind: 'staged', secondsLeft: 9 })
  expect(flow.child('resendActivation').getSnapshot()).toMatchObject({
    context: { recipient: { loginId: 'jordan-r' }, secondsLeft: 9 },
  })
})
