import { expect, it } from 'vitest'
import { createLoginMachine } from '../../machines/create-login.machine.ts'
import { createdLogin, newLogin, registrant } from '../../stories/examples/people.ts'
import { startFlow } from './harness/start-flow.ts'

const entries = {
  ...newLogin,
  loginId: 'jrivera_48',
  password: 'Orchard-Lane48',
  confirmPassword: 'Orchard-Lane48',
  answer: 'spelling bee',
}
const created = { kind: 'created', login: createdLogin } as const

const atForm = () => startFlow(createLoginMachine, { input: { registrant, linkEmail: '', draft: null } })
const submitted = (typed = entries) => {
  const flow = atForm()
  flow.send({ type: 'form.submit', entries: typed })
  return flow
}
const available = { kind: 'available' } as const
const creating = async () => {
  const flow = submitted()
  await flow.answer('checkLoginId', available)
  return flow
}

const saved = (flow: ReturnType<typeof atForm>): string => JSON.stringify(flow.actor.getPersistedSnapshot())

it('the empty form needs every field, the phone only after an opt-in', () => {
  const empty = {
    loginId: '',
    password: '',
    confirmPassword: '',
    question: '',
    answer: '',
    email: '',
    confirmEmail: '',
    phone: '',
  }
  const flow = submitted({ ...empty, mfaOptIn: false })
  const errors = {
    loginId: 'loginIdRequired',
    password: 'passwordRequired',
    confirmPassword: 'confirmPasswordRequired',
    question: 'securityQuestionRequired',
    answer: 'securityAnswerRequired',
    email: 'emailRequired',
    confirmEmail: 'confirmEmailRequired',
  }
  expect(flow.snapshot()).toMatchObject({ value: 'form' })
  expect(flow.snapshot().context.errors).toEqual(errors)
  flow.send({ type: 'form.submit', entries: { ...empty, mfaOptIn: true } })
  expect(flow.snapshot().context.errors).toEqual({ ...errors, phone: 'phoneInvalid' })
})

it.each([
  ['loginId', { loginId: 'jr!' }, { loginId: 'loginIdInvalid' }],
  ['password', { password: 'riveraA1', confirmPassword: 'riveraA1' }, { password: 'passwordInvalid' }],
  ['confirmPassword', { confirmPassword: 'orchard-lane48' }, { confirmPassword: 'passwordsDoNotMatch' }],
  ['answer (too short)', { answer: 'bee' }, { answer: 'securityAnswerTooShort' }],
  [
    'answer (the same as the email)',
    { answer: 'Jordan.Rivera@Example.com' },
    { answer: 'securityAnswerMatches' },
  ],
  ['email', { email: 'jordan', confirmEmail: 'jordan' }, { email: 'emailInvalid' }],
  ['confirmEmail', { confirmEmail: 'Jordan.rivera@example.com' }, { confirmEmail: 'emailsDoNotMatch' }],
  ['phone', { phone: '+1609' }, { phone: 'phoneInvalid' }],
] as const)('an invalid %s has an error of its own', (_field, wrong, errors) => {
  expect(submitted({ ...entries, ...wrong }).snapshot().context.errors).toEqual(errors)
})

it('an edit removes the errors that it corrects, and adds none', () => {
  const flow = submitted({ ...entries, loginId: '', password: 'Orchard-Lane49', email: 'jordan' })
  expect(Object.keys(flow.snapshot().context.errors)).toEqual([
    'loginId',
    'confirmPassword',
    'email',
    'confirmEmail',
  ])
  flow.send({ type: 'form.edit', changed: 'loginId', entries: { ...entries, loginId: 'j', answer: '' } })
  expect(flow.snapshot().context.errors).toEqual({})
})

it('an edit of another field keeps the error of the login ID', () => {
  const typed = { ...entries, loginId: 'jr!' }
  const flow = submitted(typed)
  const edited = {
    type: 'form.edit',
    changed: 'answer',
    entries: { ...typed, answer: 'spelling' },
  } as const
  expect(flow.snapshot().can(edited)).toBe(false)
  expect(flow.snapshot().context.errors).toEqual({ loginId: 'loginIdInvalid' })
})

it.each([
  ['loginId', {}],
  ['password', { loginId: 'loginIdNotAvailable' }],
])('an edit of %s leaves the errors %o of a taken ID', async (changed, errors) => {
  const flow = submitted()
  await flow.answer('checkLoginId', { kind: 'taken' })
  flow.send({ type: 'form.edit', changed, entries })
  expect(flow.snapshot().context.errors).toEqual(errors)
})

it('a refused password shows its reason until the next submit', async () => {
  const flow = await creating()
  await flow.answer('createLogin', { kind: 'refused', passwordReason: 'It is in a list.' })
  expect(flow.snapshot().context.errors).toEqual({})
  flow.send({ type: 'dialog.close' })
  expect(flow.snapshot().context).toMatchObject({
    errors: { password: 'passwordRefused' },
    passwordReason: 'It is in a list.',
  })
  flow.send({ type: 'form.submit', entries })
  expect(flow.snapshot().context).toMatchObject({ errors: {}, passwordReason: '' })
})

it('a failed call shows how long to wait', async () => {
  const flow = submitted()
  await flow.fail('checkLoginId', Object.assign(new Error('429'), { waitSeconds: 40 }))
  expect(flow.snapshot().context).toMatchObject({ waitSeconds: 40 })
})

it('an answer after close.choose changes nothing', async () => {
  const flow = await creating()
  flow.send({ type: 'close.choose' })
  await flow.answer('createLogin', created)
  expect(flow.snapshot().value).toBe('closed')
  expect(saved(flow)).not.toMatch(/Orchard|spelling/)
})
