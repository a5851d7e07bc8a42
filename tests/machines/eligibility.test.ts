import { describe, expect, it } from 'vitest'
import { eligibilityMachine } from '../../machines/eligibility.machine.ts'
import type { BillEntries, EligibilityOutcome } from '../../machines/forms/bill.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'

const coverage = createTransitionCoverage()
const person: BillEntries = {
  accountNumber: '210012345678',
  customerType: 'individual',
  firstName: 'Jordan',
  middleName: 'M',
  lastName: 'Rivera',
  customerName: '',
}

const atForm = async (entries = person, machine = eligibilityMachine) => {
  const flow = startFlow(machine, { input: { entries, linkEmail: '' }, coverage })
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

describe('the eligibility flow checks the bill of a customer', () => {
  it('the eligibility check sends the trimmed entries and the captcha token', async () => {
    const flow = await atForm()
    flow.send({
      type: 'form.submit',
      entries: { ...person, accountNumber: 'XXXX-2100 1234 5678', firstName: ' Jordan ' },
    })
    expect(flow.asked('check')).toEqual({ entries: person, linkEmail: '', captchaToken: 'solved' })
  })

  it('the eligibility check shows an error for every empty field', async () => {
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

  it('the eligibility check removes an error if the edited entry becomes valid, and adds no new error', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: { ...person, accountNumber: '', firstName: '' } })
    flow.send({ type: 'form.edit', entries: { ...person, accountNumber: '2', firstName: '', lastName: '' } })
    expect(flow.snapshot().context.errors).toEqual({ firstName: 'firstNameRequired' })
    flow.send({ type: 'form.edit', entries: { ...person, accountNumber: '2' } })
    expect(flow.snapshot().context.errors).toEqual({})
  })

  it('the eligibility check requires only the customer name from a business', async () => {
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
  ] as const)('the eligibility check stays at the form after the refusal %s', async (refusal) => {
    const flow = await answered({ kind: 'refused', refusal })
    expect(flow.snapshot().value).toBe('form')
    expect(flow.snapshot().context).toMatchObject({ refusal, entries: person })
  })

  it('the eligibility check shows the refusal "somethingWrong" if the call fails', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: person })
    await flow.fail('check')
    expect(flow.snapshot().value).toBe('form')
    expect(flow.snapshot().context).toMatchObject({ refusal: 'somethingWrong', entries: person })
  })

  it('the eligibility check sends the captcha token again after a failed call, but not after a response', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: person })
    await flow.fail('check')
    flow.send({ type: 'form.submit', entries: person })
    expect(flow.asked('check')).toMatchObject({ captchaToken: 'solved' })
    await flow.answer('check', { kind: 'refused', refusal: 'notEligible' })
    flow.send({ type: 'form.submit', entries: person })
    expect(flow.asked('check')).toMatchObject({ captchaToken: '' })
  })

  it.each([
    [{ kind: 'eligible' }, 'eligible'],
    [{ kind: 'sisterRegistration' }, 'sisterRegistration'],
  ] as const)('the eligibility check ends after the result %o', async (outcome, state) => {
    const flow = await answered(outcome)
    expect(flow.snapshot()).toMatchObject({ value: state, status: 'done' })
  })

  it('if the backend requires a new captcha, the eligibility check returns to the security check and keeps the entries', async () => {
    const flow = await answered({ kind: 'captchaRequired' })
    expect(flow.snapshot()).toMatchObject({
      value: 'securityCheck',
      context: { entries: person, captchaToken: '' },
    })
  })

  it.each([
    ['login.choose', 'login'],
    ['forgotLogin.choose', 'forgotLogin'],
    ['forgotPassword.choose', 'forgotPassword'],
    ['dialog.close', 'form'],
  ] as const)(
    'the event %s in the dialog "already registered" changes the state to %s',
    async (type, state) => {
      const flow = await answered({ kind: 'alreadyRegistered' })
      flow.send({ type })
      expect(flow.snapshot().value).toBe(state)
    },
  )

  it('the eligibility check resends the activation email to a login that is not yet active', async () => {
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

  it('the eligibility check continues the cooldown of an email that was sent before', async () => {
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

  it('a switch of the customer type keeps the entered names of the other type and clears the errors', async () => {
    const flow = await atForm()
    const unnamed = { ...person, accountNumber: '', lastName: '' }
    flow.send({ type: 'form.submit', entries: unnamed })
    const business = { ...unnamed, customerType: 'business' } as const
    flow.send({ type: 'customerType.switch', entries: business })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries: business } })
    expect(flow.snapshot().context.errors).toEqual({})
  })

  it('the eligibility check starts at the form if the captcha was solved before, and shows the security check if the backend requires a new captcha', async () => {
    const input = { entries: person, linkEmail: '', hasPass: true }
    const flow = startFlow(eligibilityMachine, { input, coverage })
    expect(flow.snapshot().value).toBe('form')
    flow.send({ type: 'form.submit', entries: person })
    await flow.answer('check', { kind: 'captchaRequired' })
    expect(flow.snapshot().value).toBe('securityCheck')
  })

  it('the eligibility check asks for a confirmation before it discards entries', async () => {
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

  it('the button Close ends the eligibility check and clears the stored entries', () => {
    let forgotten = 0
    const machine = eligibilityMachine.provide({ actions: { clearSavedData: () => void forgotten++ } })
    const flow = startFlow(machine, { input: { entries: person, linkEmail: '' }, coverage })
    flow.send({ type: 'close.choose' })
    expect(forgotten).toBe(1)
    expect(flow.snapshot()).toMatchObject({ value: 'closed', status: 'done' })
  })

  it('the eligibility check opens the account lookup over the form, and then returns to the form', async () => {
    const flow = await atForm()
    flow.send({ type: 'lookup.open' })
    expect(flow.snapshot().value).toBe('lookup')
    expect(flow.child('accountLookup').getSnapshot()).toMatchObject({ value: 'securityCheck' })
    flow.send({ type: 'dialog.close' })
    expect(flow.snapshot()).toMatchObject({ value: 'form', context: { entries: person } })
    expect(flow.snapshot().children.accountLookup).toBeUndefined()
  })

  it('the eligibility check ignores a second submit during a call', async () => {
    const flow = await atForm()
    flow.send({ type: 'form.submit', entries: person })
    expect(flow.snapshot().can({ type: 'form.submit', entries: person })).toBe(false)
  })

  it('the event draft.keep passes the unfinished entries to the action saveDraft', () => {
    const stored: unknown[] = []
    const machine = eligibilityMachine.provide({
      actions: { saveDraft: (_, draft) => void stored.push(draft) },
    })
    const flow = startFlow(machine, { input: { entries: person, linkEmail: '' }, coverage })
    flow.send({ type: 'draft.keep', draft: person })
    expect(stored).toEqual([person])
  })

  testEveryTransition(eligibilityMachine, coverage)
})
