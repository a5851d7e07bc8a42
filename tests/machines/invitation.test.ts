import { expect, it } from 'vitest'
import { invitationMachine } from '../../machines/invitation.machine.ts'
import { invitation } from '../../stories/examples/invitation.ts'
import { invitedLogin } from '../../stories/examples/people.ts'
import { startFlow } from './harness/start-flow.ts'

const link = { guid: '3f2a', accountNumber: '210012345678' }
const entries = {
  ...invitedLogin,
  loginId: 'jrivera26',
  password: 'Blue-Kettle-7',
  confirmPassword: 'Blue-Kettle-7',
  answer: 'spelling bee',
}
const atForm = async () => {
  const flow = startFlow(invitationMachine, { input: { link, draft: null } })
  await flow.answer('findInvitation', { kind: 'open', invitation })
  return flow
}

it('the empty form needs every field except the read-only email', async () => {
  const flow = await atForm()
  const empty = {
    ...entries,
    loginId: '',
    password: '',
    confirmPassword: '',
    question: '',
    answer: '',
    phone: '',
  }
  flow.send({ type: 'form.submit', entries: empty })
  expect(flow.snapshot().context.errors).toEqual({
    loginId: 'loginIdRequired',
    password: 'passwordRequired',
    confirmPassword: 'confirmPasswordRequired',
    question: 'securityQuestionRequired',
    answer: 'securityAnswerRequired',
    phone: 'phoneInvalid',
  })
})

it('an edit removes the error that it corrects', async () => {
  const flow = await atForm()
  flow.send({ type: 'form.submit', entries: { ...entries, question: '', answer: '' } })
  flow.send({ type: 'form.edit', changed: 'question', entries: { ...entries, answer: '' } })
  expect(flow.snapshot().context.errors).toEqual({ answer: 'securityAnswerRequired' })
})

it('the security answer must not equal the email address of the invitation', async () => {
  const flow = await atForm()
  flow.send({ type: 'form.submit', entries: { ...entries, answer: invitation.email.toUpperCase() } })
  expect(flow.snapshot().context.errors).toEqual({ answer: 'securityAnswerMatches' })
})
