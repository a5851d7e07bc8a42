import * as v from 'valibot'
import * as f from './fields.ts'
import { answered, byName, type Description, type Group, post } from './operation.ts'

const status = f.word<'ACTIVE' | 'PENDING_ACTIVATION'>()

/**
 * The response contains a `status`, the provider's reasons for a refusal (`errorCauses`), or both. If the response
 * contains a reason, the call was refused, even if `status` reports a success.
 */
const statusOrCauses = v.union([
  v.object({ errorCauses: v.pipe(f.errorCauses, v.minLength(1)) }),
  v.object({ status }),
  v.object({ errorCauses: f.errorCauses }),
])

export const factorOperations = byName({
  passSecurityCheck: post(v.object({}), v.object({ Status: v.string() }), {
    requiresCaptcha: true,
  }),
  listFactorsApi: post(
    v.object({ oktaId: f.oktaId }),
    v.object({
      factors: f.listOf(
        v.object({ id: v.string(), factorType: f.word<'email' | 'sms'>(), status: v.string() }),
      ),
    }),
  ),
  enrollEmailFactor: post(v.object({ oktaId: f.oktaId }), v.object({ id: v.string(), status })),
  sendEmailFactor: post(v.object({ oktaId: f.oktaId, emailFactorId: f.factorId }), v.object({ status }), {
    acceptsAccessToken: true,
  }),
  verifyFactor: post(
    v.union([
      v.object({ oktaId: f.oktaId, emailFactorId: f.factorId, emailFactorCode: f.verificationCode }),
      v.object({ oktaId: f.oktaId, factorId: f.factorId, verificationCode: f.verificationCode }),
    ]),
    statusOrCauses,
    { acceptsAccessToken: true },
  ),
  resendFactor: post(v.object({ oktaId: f.oktaId, factorId: f.factorId }), statusOrCauses, {
    acceptsAccessToken: true,
  }),
})

const factor = { oktaId: '00u1', factorId: 's1' }
const outcomes = { done: ['ACTIVE', 'PENDING_ACTIVATION'], refused: ['errorCauses'] }
const answers: Description<typeof factorOperations.verifyFactor>['answers'] = [
  { status: 'ACTIVE' },
  { errorCauses: [{ errorSummary: 'Invalid token provided.' }] },
]

export const factorGroup = {
  name: 'Verification',
  description: 'The captcha, and the confirmation of a phone or of a mail address by a code.',
  operations: factorOperations,
  calls: () => ({
    passSecurityCheck: {
      summary: 'Verifies the token of a solved captcha and gives the session its captcha pass.',
      outcomes: { done: ['Success'], refused: [] },
      isRead: true,
      request: {},
      answers: [{ Status: 'Success' }],
    },
    listFactorsApi: {
      summary: 'Lists the second factors of a login.',
      outcomes: answered,
      request: { oktaId: '00u1' },
      answers: [{ factors: [{ id: 's1', factorType: 'sms', status: 'ACTIVE' }] }],
    },
    enrollEmailFactor: {
      summary: 'Adds the mail address of a login as a second factor.',
      outcomes,
      request: { oktaId: '00u1' },
      answers: [{ id: 'e1', status: 'PENDING_ACTIVATION' }],
    },
    sendEmailFactor: {
      summary: 'Mails a code for a second factor.',
      outcomes,
      request: { oktaId: '00u1', emailFactorId: 'e1' },
      answers: [{ status: 'ACTIVE' }],
    },
    verifyFactor: {
      summary: 'Checks a code of a second factor.',
      outcomes,
      request: { ...factor, verificationCode: '483920' },
      answers,
    },
    resendFactor: {
      summary: 'Sends a new code to the phone of a second factor.',
      outcomes,
      request: factor,
      answers,
    },
  }),
} satisfies Group<typeof factorOperations>
