import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { smsVerificationMachine } from '../../../machines/parts/sms-verification.machine.ts'
import { ApiError } from '../../../src/portal/api/client.ts'
import {
  resendOutcome,
  resendSmsCode,
  verifyOutcome,
  verifySmsCode,
} from '../../../src/portal/flows/verification/sms-verification.ports.ts'
import { received } from '../kit/decoded.ts'
import { stubCalls, stubServices } from '../kit/stub-services.ts'

const causes = (errorSummary: string) => ({ errorCauses: [{ errorSummary }] })

test.each([
  [{ status: 'ACTIVE' }, { kind: 'verified' }],
  [causes('Factor is already active.'), { kind: 'verified' }],
  [{ status: 'PENDING_ACTIVATION' }, { kind: 'refused', error: { code: 'somethingWrong' } }],
  [{ status: 'active' }, { kind: 'refused', error: { code: 'somethingWrong' } }],
  [{ errorCauses: [] }, { kind: 'refused', error: { code: 'somethingWrong' } }],
  [causes('Invalid token provided.'), { kind: 'refused', error: { message: 'Invalid code provided.' } }],
  [causes('x'.repeat(300)), { kind: 'refused', error: { message: 'x'.repeat(200) } }],
])('the response %j of verifyFactor is mapped to the documented outcome', (answer, outcome) => {
  expect(verifyOutcome(received('verifyFactor', answer))).toEqual(outcome)
})

test.each([
  [{ status: 'PENDING_ACTIVATION' }, { kind: 'resent' }],
  [{ status: 'ACTIVE' }, { kind: 'verified' }],
  [causes('Factor is already active.'), { kind: 'verified' }],
  [{ status: 'ENROLLED' }, { kind: 'refused', error: { code: 'somethingWrong' } }],
  [causes('Wait for the token.'), { kind: 'refused', error: { message: 'Wait for the code.' } }],
])('the response %j of resendFactor is mapped to the documented outcome', (answer, outcome) => {
  expect(resendOutcome(received('resendFactor', answer))).toEqual(outcome)
})

const start = (answers: Parameters<typeof stubCalls>[0]) => {
  const { call, asked } = stubCalls(answers)
  const heard: string[] = []
  const services = stubServices({ call })
  const onVerified = () => void heard.push('verified')
  const onResent = () => void heard.push('resent')
  const machine = smsVerificationMachine.provide({
    actors: {
      verifyCode: verifySmsCode(services, onVerified),
      resendCode: resendSmsCode(services, { onResent, onVerified }),
    },
  })
  const actor = createActor(machine, { input: { factor: { oktaId: '00u1', factorId: 'sms1' } } }).start()
  return { actor, asked, heard }
}
const isTyping = { unverified: { entry: 'typing' } } as const

test('verifyFactor sends the documented request body', async () => {
  const { actor, asked, heard } = start({ verifyFactor: [{ status: 'ACTIVE' }] })
  actor.send({ type: 'code.submit', code: '123-456' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect(asked).toMatchObject([
    { name: 'verifyFactor', body: { oktaId: '00u1', factorId: 'sms1', verificationCode: '123456' } },
  ])
  expect(heard).toEqual(['verified'])
})

test.each([
  ['no answer', new ApiError('verifyFactor', 'unreachable')],
  ['another status', { status: 'EXPIRED' }],
])('after %s from verifyFactor, something went wrong', async (_, answer) => {
  const { actor, heard } = start({ verifyFactor: [answer] })
  actor.send({ type: 'code.submit', code: '123456' })
  const snapshot = await waitFor(actor, (now) => now.matches(isTyping))
  expect(snapshot.context.error).toEqual({ code: 'somethingWrong' })
  expect(heard).toEqual([])
})

test('resendFactor has the documented body and tells of the code', async () => {
  const { actor, asked, heard } = start({ resendFactor: [{ status: 'PENDING_ACTIVATION' }] })
  actor.send({ type: 'code.resend' })
  await waitFor(actor, (now) => now.matches({ unverified: { resend: 'resent' } }))
  expect(asked).toMatchObject([{ name: 'resendFactor', body: { oktaId: '00u1', factorId: 'sms1' } }])
  expect(heard).toEqual(['resent'])
  actor.stop()
})

test('a factor that is already active is a verified phone', async () => {
  const { actor, heard } = start({ resendFactor: [causes('Factor is already active.')] })
  actor.send({ type: 'code.resend' })
  await waitFor(actor, ({ status }) => status === 'done')
  expect(heard).toEqual(['verified'])
})

test.each([
  ['no answer', new ApiError('resendFactor', 'unreachable')],
  ['another status', { status: 'EXPIRED' }],
])('after %s from resendFactor, the button is ready and something went wrong', async (_, answer) => {
  const { actor, heard } = start({ resendFactor: [answer] })
  actor.send({ type: 'code.resend' })
  const snapshot = await waitFor(actor, (now) => now.matches({ unverified: { resend: 'ready' } }))
  expect(snapshot.context.error).toEqual({ code: 'somethingWrong' })
  expect(heard).toEqual([])
})
