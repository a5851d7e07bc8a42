import { expect, it } from 'vitest'
import { smsVerificationMachine } from '../../machines/parts/sms-verification.machine.ts'
import { startFlow } from './harness/start-flow.ts'

const factor = { oktaId: '00u1', factorId: 'sms1' }
const start = (secondsLeft?: number) => startFlow(smsVerificationMachine, { input: { factor, secondsLeft } })
const submitted = () => {
  const flow = start()
  flow.send({ type: 'code.submit', code: '123 456' })
  return flow
}
const typing = (resend: string) => ({ unverified: { entry: 'typing', resend } })

it('the call gets the typed code without its spaces', () => {
  expect(submitted().asked('verify')).toEqual({ ...factor, code: '123456' })
})

it.each([{ message: 'Invalid code provided.' }, { code: 'somethingWrong' }])(
  'the error %o of a refused code stays after an edit',
  async (error) => {
    const flow = submitted()
    await flow.answer('verify', { kind: 'refused', error })
    flow.send({ type: 'code.edit', code: '123456' })
    expect(flow.snapshot()).toMatchObject({ value: typing('ready'), context: { error } })
  },
)

it('a new code shows its label for 3 seconds, then counts 27', async () => {
  const flow = start()
  flow.send({ type: 'code.resend' })
  await flow.answer('resend', { kind: 'resent' })
  flow.wait(2999)
  expect(flow.snapshot().value).toEqual(typing('resent'))
  flow.wait(1)
  expect(flow.snapshot()).toMatchObject({ value: typing('coolingDown'), context: { secondsLeft: 27 } })
  for (let second = 1; second < 27; second++) flow.wait(1000)
  expect(flow.snapshot()).toMatchObject({ value: typing('coolingDown'), context: { secondsLeft: 1 } })
  flow.wait(1000)
  expect(flow.snapshot().value).toEqual(typing('ready'))
})

it('after a reload, the countdown goes on with the stored seconds', () => {
  const flow = start(2)
  expect(flow.snapshot().value).toEqual(typing('coolingDown'))
  flow.wait(1000)
  expect(flow.snapshot().context.secondsLeft).toBe(1)
  flow.wait(1000)
  expect(flow.snapshot().value).toEqual(typing('ready'))
})
