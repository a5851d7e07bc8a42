import { describe, expect, it } from 'vitest'
import { createLoginMachine } from '../../machines/create-login.machine.ts'
import type { LoginEntries } from '../../machines/forms/credentials.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, itTookEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const registrant = {
  accountNumber: '210012345678',
  customerType: 'Person',
  firstName: 'Jordan',
  middleName: 'M',
  lastName: 'Rivera',
  customerName: '',
} as const
const entries: LoginEntries = {
  loginId: ' jrivera_48 ',
  password: 'Orchard-Lane48',
  confirmPassword: 'Orchard-Lane48',
  question: 'first_award',
  answer: 'spelling bee',
  email: 'jordan.rivera@example.com',
  confirmEmail: 'jordan.rivera@example.com',
  mfaOptIn: true,
  phone: '+16095550148',
}
const created = {
  kind: 'created',
  login: {
    loginId: 'jrivera_48',
    email: 'jordan.rivera@example.com',
    oktaId: '00u1',
    factorId: 'sms1',
    phone: '+16095550148',
  },
} as const

const atForm = () =>
  startFlow(createLoginMachine, { input: { registrant, linkEmail: '', draft: null }, coverage })
const submitted = (given = entries) => {
  const flow = atForm()
  flow.send({ type: 'form.submit', entries: given })
  return flow
}
const creating = async () => {
  const flow = submitted()
  await flow.answer('checkLoginId', true)
  return flow
}

describe('createLogin', () => {
  it.each([null, { ...registrant, accountNumber: '' }])('leads to register when %o is stored', (stored) => {
    const flow = startFlow(createLoginMachine, {
      input: { registrant: stored, linkEmail: '', draft: null },
      coverage,
    })
    expect(flow.snapshot()).toMatchObject({ value: 'register', status: 'done' })
  })

  it('names every field that a person left empty, and no phone unless the box is ticked', () => {
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
    ['short answer', { answer: 'bee' }, { answer: 'securityAnswerTooShort' }],
    ['answer like the email', { answer: 'Jordan.Rivera@Example.com' }, { answer: 'securityAnswerMatches' }],
    ['email', { email: 'jordan', confirmEmail: 'jordan' }, { email: 'emailInvalid' }],
    ['confirmEmail', { confirmEmail: 'Jordan.rivera@example.com' }, { confirmEmail: 'emailsDoNotMatch' }],
    ['phone', { phone: '+1609' }, { phone: 'phoneInvalid' }],
  ] as const)('refuses a wrong %s', (_field, wrong, errors) => {
    expect(submitted({ ...entries, ...wrong }).snapshot().context.errors).toEqual(errors)
  })

  it('checks the login ID first, then creates with what was typed', async () => {
    const flow = submitted()
    expect(flow.asked('checkLoginId')).toEqual({ loginId: 'jrivera_48' })
    expect(flow.asked('createUser')).toBeUndefined()
    await flow.answer('checkLoginId', true)
    expect(flow.asked('createUser')).toEqual({ registrant, entries })
  })

  it('says that the login ID is taken', async () => {
    const flow = submitted()
    await flow.answer('checkLoginId', false)
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { errors: { loginId: 'loginIdNotAvailable' }, submitted: null },
    })
  })

  it('ends when the login was created, and holds no secret then', async () => {
    const flow = await creating()
    await flow.answer('createUser', created)
    expect(flow.snapshot()).toMatchObject({
      value: 'created',
      status: 'done',
      context: { submitted: null },
    })
    expect(JSON.stringify(flow.actor.getPersistedSnapshot())).not.toMatch(/Orchard|spelling/)
  })

  it('shows a refused creation until it is closed', async () => {
    const flow = await creating()
    await flow.answer('createUser', { kind: 'refused', passwordReason: '' })
    expect(flow.snapshot()).toMatchObject({ value: 'couldNotCreate', context: { submitted: null } })
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot().value).toBe('form')
  })

  it('ends where the bill is shown again, and holds no secret then', async () => {
    const flow = await creating()
    await flow.answer('createUser', { kind: 'proofLapsed' })
    expect(flow.snapshot()).toMatchObject({
      value: 'proofLapsed',
      status: 'done',
      context: { submitted: null },
    })
  })

  it('shows the reason against a password at its field, until the next submit', async () => {
    const flow = await creating()
    await flow.answer('createUser', { kind: 'refused', passwordReason: 'It is in a list.' })
    expect(flow.snapshot()).toMatchObject({ value: 'couldNotCreate', context: { errors: {} } })
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { errors: { password: 'passwordRefused' }, passwordReason: 'It is in a list.' },
    })
    flow.send({ type: 'form.submit', entries })
    expect(flow.snapshot().context).toMatchObject({ errors: {}, passwordReason: '' })
  })

  it.each(['checkLoginId', 'createUser'])(
    'shows that %s brought no answer until it is closed',
    async (port) => {
      const flow = port === 'createUser' ? await creating() : submitted()
      await flow.fail(port)
      expect(flow.snapshot()).toMatchObject({ value: 'callFailed', context: { submitted: null } })
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot().value).toBe('form')
    },
  )

  it('knows no second submit and no way back while one is in flight', async () => {
    const flow = submitted()
    expect(flow.snapshot().can({ type: 'form.submit', entries })).toBe(false)
    await flow.answer('checkLoginId', true)
    expect(flow.snapshot().can({ type: 'form.submit', entries })).toBe(false)
    expect(flow.snapshot().can({ type: 'previous.choose' })).toBe(false)
  })

  it('goes back to the bill', () => {
    const flow = atForm()
    flow.send({ type: 'previous.choose' })
    expect(flow.snapshot()).toMatchObject({ value: 'previous', status: 'done' })
  })

  it('hands over what may be stored when the form is left', () => {
    const stored: unknown[] = []
    const machine = createLoginMachine.provide({
      actions: { saveDraft: (_, draft) => void stored.push(draft) },
    })
    const flow = startFlow(machine, { input: { registrant, linkEmail: '', draft: null }, coverage })
    const { password: _, confirmPassword: _confirm, answer: _answer, ...draft } = entries
    flow.send({ type: 'draft.keep', draft })
    expect(stored).toEqual([draft])
    expect(flow.snapshot().value).toBe('form')
  })

  it('forgets what is stored when it is closed', () => {
    let forgotten = 0
    const machine = createLoginMachine.provide({ actions: { clearSavedData: () => void forgotten++ } })
    const flow = startFlow(machine, { input: { registrant, linkEmail: '', draft: null }, coverage })
    flow.send({ type: 'close.choose' })
    expect(forgotten).toBe(1)
    expect(flow.snapshot().value).toBe('form')
  })

  itTookEveryTransition(createLoginMachine, coverage)
})
