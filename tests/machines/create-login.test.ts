import { loginForm } from '../../machines/forms/login-form.ts'
import { describe, expect, it } from 'vitest'
import { createLoginMachine } from '../../machines/create-login.machine.ts'
import { emptyBill } from '../../machines/forms/bill.ts'
import { createdLogin, newLogin, registrant } from '../../stories/examples/people.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const entries = {
  ...newLogin,
  loginId: 'jrivera_48',
  password: 'Orchard-Lane48',
  confirmPassword: 'Orchard-Lane48',
  answer: 'spelling bee',
}
const created = { kind: 'created', login: createdLogin } as const

const atForm = () =>
  startFlow(createLoginMachine, { input: { registrant, linkEmail: '', draft: null }, coverage })
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

/** Returns the persisted snapshot of the flow, including the machines that it invokes, as JSON. */
const saved = (flow: ReturnType<typeof atForm>): string => JSON.stringify(flow.actor.getPersistedSnapshot())

describe('createLogin checks the entries in the form and creates a login', () => {
  it('if no bill is stored, createLogin ends in the state "register"', () => {
    const flow = startFlow(createLoginMachine, {
      input: { registrant: emptyBill, linkEmail: '', draft: null },
      coverage,
    })
    expect(flow.snapshot()).toMatchObject({ value: 'register', status: 'done' })
  })

  it('a submit of the empty form shows an error for every field, but for the phone only with a second factor', () => {
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
  ] as const)(
    'after a submit with an invalid %s, createLogin shows the error of this field',
    (_field, wrong, errors) => {
      expect(submitted({ ...entries, ...wrong }).snapshot().context.errors).toEqual(errors)
    },
  )

  it('an edit in the form removes the errors of the fields that it makes valid, and adds no error', () => {
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

  it('an edit of another field does not remove the error of the login ID', () => {
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

  it('after a submit, createLogin first checks whether the login ID is available, and then creates the login', async () => {
    const flow = submitted()
    expect(flow.asked('checkLoginId')).toEqual({ loginId: 'jrivera_48' })
    expect(flow.asked('createLogin')).toBeUndefined()
    await flow.answer('checkLoginId', available)
    expect(flow.asked('createLogin')).toEqual({ registrant, entries })
  })

  it('if the login ID is not available, the form shows an error, and the persisted snapshot contains no secret', async () => {
    const flow = submitted()
    await flow.answer('checkLoginId', { kind: 'taken' })
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { errors: { loginId: 'loginIdNotAvailable' } },
    })
    expect(saved(flow)).not.toMatch(/Orchard|spelling/)
  })

  it.each([
    ['loginId', {}],
    ['password', { loginId: 'loginIdNotAvailable' }],
  ])(
    'the error of an unavailable login ID disappears only if the login ID is edited (edited field: %s)',
    async (changed, errors) => {
      const flow = submitted()
      await flow.answer('checkLoginId', { kind: 'taken' })
      flow.send({ type: 'form.edit', changed, entries })
      expect(flow.snapshot().context.errors).toEqual(errors)
    },
  )

  it('after the login is created, createLogin ends in the state "created", and its persisted snapshot contains no secret', async () => {
    const flow = await creating()
    await flow.answer('createLogin', created)
    expect(flow.snapshot()).toMatchObject({ value: 'created', status: 'done' })
    expect(saved(flow)).not.toMatch(/Orchard|spelling/)
  })

  it('if the backend refuses the login, createLogin shows a message until the event dialog.close', async () => {
    const flow = await creating()
    await flow.answer('createLogin', { kind: 'refused', passwordReason: '' })
    expect(flow.snapshot().value).toBe('couldNotCreate')
    expect(saved(flow)).not.toMatch(/Orchard|spelling/)
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot().value).toBe('form')
  })

  it.each(['proofLapsed', 'registered'] as const)(
    'after "%s", createLogin ends without secrets',
    async (kind) => {
      const flow = await creating()
      await flow.answer('createLogin', { kind })
      expect(flow.snapshot()).toMatchObject({ value: kind, status: 'done' })
      expect(saved(flow)).not.toMatch(/Orchard|spelling/)
    },
  )

  it('if the backend refuses the password, the password field shows the reason until the next submit', async () => {
    const flow = await creating()
    await flow.answer('createLogin', { kind: 'refused', passwordReason: 'It is in a list.' })
    expect(flow.snapshot()).toMatchObject({ value: 'couldNotCreate', context: { errors: {} } })
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { errors: { password: 'passwordRefused' }, passwordReason: 'It is in a list.' },
    })
    flow.send({ type: 'form.submit', entries })
    expect(flow.snapshot().context).toMatchObject({ errors: {}, passwordReason: '' })
  })

  it.each(['checkLoginId', 'createLogin'])(
    'if the call %s fails, createLogin stays in the state "callFailed" until the event dialog.close',
    async (port) => {
      const flow = port === 'createLogin' ? await creating() : submitted()
      await flow.fail(port, Object.assign(new Error('429'), { waitSeconds: 40 }))
      expect(flow.snapshot()).toMatchObject({ value: 'callFailed', context: { waitSeconds: 40 } })
      expect(saved(flow)).not.toMatch(/Orchard|spelling/)
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot().value).toBe('form')
    },
  )

  it('during a call, createLogin accepts neither a second submit nor the button Previous', async () => {
    const flow = submitted()
    expect(flow.snapshot().can({ type: 'form.submit', entries })).toBe(false)
    await flow.answer('checkLoginId', available)
    expect(flow.snapshot().can({ type: 'form.submit', entries })).toBe(false)
    expect(flow.snapshot().can({ type: 'previous.choose' })).toBe(false)
  })

  it('on the event previous.choose, createLogin ends in the state "previous"', () => {
    const flow = atForm()
    flow.send({ type: 'previous.choose' })
    expect(flow.snapshot()).toMatchObject({ value: 'previous', status: 'done' })
  })

  it('on the event draft.keep, createLogin calls the action saveDraft with the unfinished entries and stays at the form', () => {
    const stored: unknown[] = []
    const machine = createLoginMachine.provide({
      actions: { saveDraft: (_, draft) => void stored.push(draft) },
    })
    const flow = startFlow(machine, { input: { registrant, linkEmail: '', draft: null }, coverage })
    const draft = loginForm.draft(entries)
    flow.send({ type: 'draft.keep', draft })
    expect(stored).toEqual([draft])
    expect(flow.snapshot().value).toBe('form')
  })

  it('if the form has entries, close.choose asks for a confirmation, and leave.confirm discards the entries', () => {
    let forgotten = 0
    const machine = createLoginMachine.provide({ actions: { clearSavedData: () => void forgotten++ } })
    const flow = startFlow(machine, { input: { registrant, linkEmail: '', draft: null }, coverage })
    flow.send({ type: 'close.choose', hasTyped: true })
    expect(flow.snapshot().value).toBe('leaving')
    flow.send({ type: 'leave.cancel' })
    expect(flow.snapshot().value).toBe('form')
    flow.send({ type: 'close.choose', hasTyped: true })
    expect(forgotten).toBe(0)
    flow.send({ type: 'leave.confirm' })
    expect(forgotten).toBe(1)
    expect(flow.snapshot()).toMatchObject({ value: 'closed', status: 'done' })
  })

  it('the event close.choose ends createLogin and clears the stored entries, and a later draft.keep stores nothing', () => {
    const calls: string[] = []
    const machine = createLoginMachine.provide({
      actions: {
        clearSavedData: () => void calls.push('clearSavedData'),
        saveDraft: () => void calls.push('saveDraft'),
      },
    })
    const flow = startFlow(machine, { input: { registrant, linkEmail: '', draft: null }, coverage })
    flow.send({ type: 'close.choose' })
    const draft = loginForm.draft(entries)
    flow.send({ type: 'draft.keep', draft })
    expect(calls).toEqual(['clearSavedData'])
    expect(flow.snapshot()).toMatchObject({ value: 'closed', status: 'done' })
  })

  it('if the response of a call arrives after the event close.choose, createLogin stays in the state "closed"', async () => {
    const flow = await creating()
    flow.send({ type: 'close.choose' })
    await flow.answer('createLogin', created)
    expect(flow.snapshot().value).toBe('closed')
    expect(saved(flow)).not.toMatch(/Orchard|spelling/)
  })

  testEveryTransition(createLoginMachine, coverage)
})
