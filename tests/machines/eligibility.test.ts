import { describe, expect, it } from 'vitest'
import { eligibilityMachine } from '../../machines/eligibility.machine.ts'
import type { EligibilityOutcome } from '../../machines/eligibility.machine.ts'
import { registrant as person } from '../../stories/examples/people.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()

const atForm = async (entries = person, machine = eligibilityMachine) => {
  const flow = startFlow(machine, { input: { entries, linkEmail: '', pass: 'none' }, coverage })
  const check = flow.child('securityCheck')
  check.send({ type: 'captcha.solved', token: 'solved' })
  check.send({ type: 'check.submit' })
  await Promise.resolve()
  return flow
}
const answered = async (outcome: EligibilityOutcome) => {
  const flow = await atForm()
  flow.send({ type: 'form.submit', entries: person })
  await flow.answer('check', outcome)
  return flow
}

describe('the eligibility flow checks whether a customer can register with the data on a bill', () => {
  it('after a submit, the eligibility check sends the entries', async () => {
    const flow = await atForm()
    flow.send({
      type: 'form.submit',
      entries: { ...person, accountNumber: 'XXXX-2100 1234 5678', firstName: 'Jordan' },
    })
    expect(flow.asked('check')).toEqual({ entries: person, linkEmail: '' })
  })

  it('after a submit with empty fields, the eligibility check shows an error for each of them and keeps the entries', async () => {
    const flow = await atForm()
    const empty = { ...person, accountNumber: '', firstName: ' ', lastName: '' }
    flow.send({ type: 'form.submit', entries: empty })
    expect(flow.snapshot().value).toBe('form')
    expect(flow.snapshot().context.errors).toEqual({
      accountNumber: 'accountNumberRequired',
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
    })
    expect(flow.snapshot().context.entries).toEqual(empty)
  })

  it('an edit in the bill form removes the errors of the fields that it makes valid, and adds no error', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { ...person, accountNumber: '', firstName: '' } })
    flow.send({ type: 'form.edit', entries: { ...person, accountNumber: '2', firstName: '', lastName: '' } })
    expect(flow.snapshot().context.errors).toEqual({ firstName: 'firstNameRequired' })
    flow.send({ type: 'form.edit', entries: { ...person, accountNumber: '2' } })
    expect(flow.snapshot().context.errors).toEqual({})
  })

  it('if a business submits an empty bill form, only the customer name has an error', async () => {
    const flow = await atForm()
    const business = { ...person, customerType: 'business', firstName: '', lastName: '' } as const
    flow.send({ type: 'form.submit', entries: business })
    expect(flow.snapshot().context.errors).toEqual({ customerName: 'customerNameRequired' })
  })

  it.each([
    'detailsDoNotMatch',
    'accountNumberNotFound',
    'notEligible',
    'sisterCustomer',
    'somethingWrong',
  ] as const)(
    'after the refusal %s, the eligibility check stays at the form and keeps the entries',
    async (refusal) => {
      const flow = await answered({ kind: 'refused', refusal })
      expect(flow.snapshot().value).toBe('form')
      expect(flow.snapshot().context).toMatchObject({ refusal, entries: person })
    },
  )

  it('a bill whose account got a login meanwhile is checked at once', () => {
    const input = { entries: person, linkEmail: '', pass: 'held', isRegistered: true } as const
    expect(startFlow(eligibilityMachine, { input, coverage }).asked('check')).toMatchObject({
      entries: person,
    })
  })

  it('if the eligibility call fails, the form shows the refusal "somethingWrong" and keeps the entries', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: person })
    await flow.fail('check')
    expect(flow.snapshot().value).toBe('form')
    expect(flow.snapshot().context).toMatchObject({ refusal: 'somethingWrong', entries: person })
  })

  it.each([
    [{ kind: 'eligible' }, 'eligible'],
    [{ kind: 'sisterRegistration' }, 'sisterRegistration'],
  ] as const)('after the result %o the eligibility check ends in the state %s', async (outcome, state) => {
    const flow = await answered(outcome)
    expect(flow.snapshot()).toMatchObject({ value: state, status: 'done' })
  })

  it('if the backend requires a new captcha, the eligibility check shows the captcha again and keeps the entries', async () => {
    const flow = await answered({ kind: 'captchaRequired' })
    expect(flow.snapshot()).toMatchObject({
      value: 'securityCheck',
      context: { entries: person },
    })
  })

  it.each([
    ['login.choose', 'login'],
    ['forgotLogin.choose', 'forgotLogin'],
    ['forgotPassword.choose', 'forgotPassword'],
    ['dialog.close', 'form'],
  ] as const)(
    'in the dialog "already registered", the event %s leads to the state %s',
    async (type, state) => {
      const flow = await answered({ kind: 'alreadyRegistered' })
      flow.send({ type })
      expect(flow.snapshot().value).toBe(state)
    },
  )

  it('in the dialog for a registration in progress, the event email.resend requests the activation email again', async () => {
    const flow = await answered({
      kind: 'registrationInProgress',
      oktaId: '00u1',
      secondsLeft: 0,
      changeable: '',
    })
    flow.child('resendActivation').send({ type: 'email.resend' })
    expect(flow.asked('resend')).toEqual({ oktaId: '00u1' })
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot().value).toBe('form')
  })

  it('if the response contains a remaining cooldown of 12 seconds, the button for a new email waits for these 12 seconds', async () => {
    const flow = await answered({
      kind: 'registrationInProgress',
      oktaId: '00u1',
      secondsLeft: 12,
      changeable: '',
    })
    expect(flow.child('resendActivation').getSnapshot()).toMatchObject({
      value: 'coolingDown',
      context: { secondsLeft: 12 },
    })
  })

  it('the event customerType.switch clears the errors and keeps the names that the person has entered', async () => {
    const flow = await atForm()
    const unnamed = { ...person, accountNumber: '', lastName: '' }
    flow.send({ type: 'form.submit', entries: unnamed })
    const business = { ...unnamed, customerType: 'business' } as const
    flow.send({ type: 'customerType.switch', entries: business })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries: business } })
    expect(flow.snapshot().context.errors).toEqual({})
  })

  it('if the captcha was solved before, the first state is the form; the response "captchaRequired" leads to the captcha', async () => {
    const input = { entries: person, linkEmail: '', pass: 'held' } as const
    const flow = startFlow(eligibilityMachine, { input, coverage })
    expect(flow.snapshot().value).toBe('form')
    flow.send({ type: 'form.submit', entries: person })
    await flow.answer('check', { kind: 'captchaRequired' })
    expect(flow.child('securityCheck').getSnapshot()).toMatchObject({ context: { reminder: 'expired' } })
  })

  it('if the bill form has entries, close.choose asks for a confirmation, and leave.confirm discards the entries', async () => {
    let forgotten = 0
    const machine = eligibilityMachine.provide({ actions: { clearSavedData: () => void forgotten++ } })
    const flow = await atForm(person, machine)
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

  it('the event close.choose ends the eligibility check and clears the stored entries', () => {
    let forgotten = 0
    const machine = eligibilityMachine.provide({ actions: { clearSavedData: () => void forgotten++ } })
    const flow = startFlow(machine, { input: { entries: person, linkEmail: '', pass: 'none' }, coverage })
    flow.send({ type: 'close.choose' })
    expect(forgotten).toBe(1)
    expect(flow.snapshot()).toMatchObject({ value: 'closed', status: 'done' })
  })

  it('the event lookup.open starts the account lookup without a captcha, and dialog.close stops it and returns to the form', async () => {
    const flow = await atForm()
    flow.send({ type: 'lookup.open' })
    expect(flow.snapshot().value).toBe('lookup')
    expect(flow.child('accountLookup').getSnapshot()).toMatchObject({ value: 'form' })
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries: person } })
    expect(flow.snapshot().children.accountLookup).toBeUndefined()
  })

  it('during the eligibility call, the form accepts no second submit', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: person })
    expect(flow.snapshot().can({ type: 'form.submit', entries: person })).toBe(false)
  })

  it('on the event draft.keep, the eligibility check calls the action saveDraft with the unfinished entries', () => {
    const stored: unknown[] = []
    const machine = eligibilityMachine.provide({
      actions: { saveDraft: (_, draft) => void stored.push(draft) },
    })
    const flow = startFlow(machine, { input: { entries: person, linkEmail: '', pass: 'none' }, coverage })
    flow.send({ type: 'draft.keep', draft: person })
    expect(stored).toEqual([person])
  })

  testEveryTransition(eligibilityMachine, coverage)
})
