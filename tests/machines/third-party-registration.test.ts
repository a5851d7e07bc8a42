import { thirdPartyForm, type ThirdPartyEntries } from '../../machines/forms/third-party-form.ts'
import { expect, it } from 'vitest'
import { thirdPartyRegistrationMachine } from '../../machines/third-party-registration.machine.ts'
import { startFlow } from './harness/start-flow.ts'
import { exampleEntries as entries, exampleRequest as request } from './harness/third-party-example.ts'

const submitted = (change: Partial<ThirdPartyEntries> = {}) => {
  const flow = startFlow(thirdPartyRegistrationMachine, { input: { request, draft: null } })
  flow.send({ type: 'form.submit', entries: { ...entries, ...change } })
  return flow
}
it('an edit removes the error that it corrects', () => {
  const flow = submitted({ lastName: '', answer: '' })
  flow.send({ type: 'form.edit', changed: 'lastName', entries: { ...entries, answer: '' } })
  expect(flow.snapshot().context.errors).toEqual({ answer: 'securityAnswerRequired' })
})

it('the empty form needs every field of the person and the login', () => {
  const flow = submitted({
    firstName: ' ',
    lastName: '',
    primaryPhone: '',
    email: '',
    confirmEmail: '',
    loginId: '',
    password: '',
    confirmPassword: '',
    question: '',
    answer: '',
  })
  expect(Object.entries(flow.snapshot().context.errors)).toEqual([
    ['firstName', 'firstNameRequired'],
    ['lastName', 'lastNameRequired'],
    ['primaryPhone', 'primaryPhoneRequired'],
    ['email', 'emailRequired'],
    ['confirmEmail', 'confirmEmailRequired'],
    ['loginId', 'loginIdRequired'],
    ['password', 'passwordRequired'],
    ['confirmPassword', 'confirmPasswordRequired'],
    ['question', 'securityQuestionRequired'],
    ['answer', 'securityAnswerRequired'],
  ])
})

it.each([
  [{ primaryPhone: '12' }, { primaryPhone: 'phoneInvalid' }],
  [{ address: { ...request.address, state: '' } }, { state: 'stateRequired' }],
  [{ address: { ...request.address, addressType: 'PO BOX', poBox: '' } }, { poBox: 'poBoxRequired' }],
  [{ mfaOptIn: true, phone: '+1609' }, { phone: 'phoneInvalid' }],
  [{ confirmEmail: 'other@example.com' }, { confirmEmail: 'emailsDoNotMatch' }],
  [{ loginId: 'short' }, { loginId: 'loginIdInvalid' }],
  [{ answer: 'SOKAFOR_12' }, { answer: 'securityAnswerMatches' }],
] as const)('the entries %o have the errors %o', (change, errors) => {
  expect(submitted(change).snapshot().context.errors).toEqual(errors)
})

it('a stored draft decides the address type, not the request', () => {
  const rest = thirdPartyForm.draft(entries)
  const draft = { ...rest, address: { ...rest.address, addressType: 'PO BOX' } } as const
  const flow = startFlow(thirdPartyRegistrationMachine, { input: { request, draft } })
  expect(flow.snapshot().context).toMatchObject({ addressType: 'PO BOX', draft })
})
