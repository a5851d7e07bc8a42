import { thirdPartyForm } from '../../machines/forms/third-party-form.ts'
import { describe, expect, it } from 'vitest'
import { addressFields, addressTypes } from '../../machines/forms/address.ts'
import type { AddressType } from '../../machines/forms/address.ts'
import { thirdPartyRegistrationMachine } from '../../machines/third-party-registration.machine.ts'
import { noRequest } from '../../machines/shared/third-party.ts'
import type { ThirdPartyEntries } from '../../machines/forms/third-party-form.ts'
import { newLogin } from '../../stories/examples/people.ts'
import { startFlow } from './harness/start-flow.ts'
import { createTransitionCoverage, testEveryTransition } from './harness/transition-coverage.ts'
import { exampleRequest as request } from './harness/third-party-example.ts'

const coverage = createTransitionCoverage()
const entries: ThirdPartyEntries = {
  ...newLogin,
  firstName: 'Sam',
  middleName: '',
  lastName: 'Okafor',
  careOf: '',
  primaryPhone: '+16095550148',
  extension: '',
  email: 'sam@example.com',
  confirmEmail: 'sam@example.com',
  address: request.address,
  loginId: 'sokafor_12',
  password: 'Estuary-77',
  confirmPassword: 'Estuary-77',
  answer: 'Swimming',
  mfaOptIn: false,
  phone: '',
}
const opened = () => startFlow(thirdPartyRegistrationMachine, { input: { request, draft: null }, coverage })
const submitted = (change: Partial<ThirdPartyEntries> = {}) => {
  const flow = opened()
  flow.send({ type: 'form.submit', entries: { ...entries, ...change } })
  return flow
}
const registering = async () => {
  const flow = submitted()
  await flow.answer('checkLoginId', { kind: 'available' })
  return flow
}
const registered = {
  firstName: 'Sam',
  lastName: 'Okafor',
  loginId: 'sokafor_12',
  email: 'sam@example.com',
  oktaId: '00u9',
  factorId: '',
  mfaOptIn: false,
  phone: '',
  partnerNumber: '1500000001',
}

/** Returns the persisted snapshot of the flow, including the machines that it invokes, as JSON. */
const saved = (flow: ReturnType<typeof opened>): string => JSON.stringify(flow.actor.getPersistedSnapshot())

describe('the registration flow of a third party creates a login after an accepted third-party request', () => {
  it('if no third-party request is stored, the registration ends at once in the state "nothingStored"', () => {
    const flow = startFlow(thirdPartyRegistrationMachine, {
      input: { request: noRequest, draft: null },
      coverage,
    })
    expect(flow.snapshot()).toMatchObject({ value: 'nothingStored', status: 'done' })
  })

  it('the form starts with the address type that the third-party request contains', () => {
    const military = { ...request, address: { ...request.address, addressType: 'MILITARY' as const } }
    const flow = startFlow(thirdPartyRegistrationMachine, {
      input: { request: military, draft: null },
      coverage,
    })
    expect(flow.snapshot().context.addressType).toBe('MILITARY')
  })

  it('the event addressType.choose changes the address type and clears all errors', () => {
    const flow = submitted({ lastName: '' })
    expect(flow.snapshot().context.errors).toEqual({ lastName: 'lastNameRequired' })
    flow.send({ type: 'addressType.choose', addressType: 'FOREIGN' })
    expect(flow.snapshot().context).toMatchObject({ addressType: 'FOREIGN', errors: {} })
  })

  it('an edit in the form removes the error of a field that it makes valid', () => {
    const flow = submitted({ lastName: '', answer: '' })
    flow.send({ type: 'form.edit', changed: 'lastName', entries: { ...entries, answer: '' } })
    expect(flow.snapshot().context.errors).toEqual({ answer: 'securityAnswerRequired' })
  })

  it('a submit with empty fields for the person and the login shows an error for each empty field', () => {
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

  it.each(
    addressTypes.flatMap((type) =>
      addressFields[type].map((field): [AddressType, typeof field] => [type, field]),
    ),
  )(
    'a submit with an address of type %s without the field %s shows only the error of this field',
    (addressType, field) => {
      const whole = { ...request.address, addressType }
      expect(submitted({ address: whole }).snapshot().value).toBe('registering')
      const flow = submitted({ address: { ...whole, [field]: '' } })
      expect(flow.snapshot()).toMatchObject({ value: 'form' })
      expect(flow.snapshot().context.errors).toEqual({ [field]: `${field}Required` })
    },
  )

  it.each([
    [{ primaryPhone: '12' }, { primaryPhone: 'phoneInvalid' }],
    [{ mfaOptIn: true, phone: '+1609' }, { phone: 'phoneInvalid' }],
    [{ confirmEmail: 'other@example.com' }, { confirmEmail: 'emailsDoNotMatch' }],
    [{ loginId: 'short' }, { loginId: 'loginIdInvalid' }],
    [{ answer: 'SOKAFOR_12' }, { answer: 'securityAnswerMatches' }],
  ] as const)('a submit with the invalid entries %o shows the errors of these entries', (change, errors) => {
    expect(submitted(change).snapshot().context.errors).toEqual(errors)
  })

  it('after a submit, the flow first checks whether the login ID is available, and then creates the login', async () => {
    const flow = submitted({ loginId: 'sokafor_12' })
    expect(flow.asked('checkLoginId')).toEqual({ loginId: 'sokafor_12' })
    await flow.answer('checkLoginId', { kind: 'available' })
    expect(flow.asked('createLogin')).toEqual({ request, entries: { ...entries, loginId: 'sokafor_12' } })
    await flow.answer('createLogin', { kind: 'registered', registered })
    expect(flow.snapshot().value).toBe('registered')
    expect(saved(flow)).not.toMatch(/Estuary|Swimming/)
  })

  it('if the login ID is not available, the form shows an error, and the persisted snapshot contains no secret', async () => {
    const flow = submitted()
    await flow.answer('checkLoginId', { kind: 'taken' })
    expect(flow.snapshot()).toMatchObject({
      value: 'form',
      context: { errors: { loginId: 'loginIdNotAvailable' } },
    })
    expect(saved(flow)).not.toMatch(/Estuary|Swimming/)
  })

  it.each([{ code: 'invalidAddress' }, { message: 'Password was used recently' }] as const)(
    'after the refusal %o the state is "couldNotCreate" with this refusal, and dialog.close leads to the form',
    async (refusal) => {
      const flow = await registering()
      await flow.answer('createLogin', { kind: 'refused', refusal })
      expect(flow.snapshot()).toMatchObject({ value: 'couldNotCreate', context: { refusal } })
      expect(saved(flow)).not.toMatch(/Estuary|Swimming/)
      flow.send({ type: 'dialog.close' })
      expect(flow.snapshot().value).toBe('form')
    },
  )

  it('if a call fails, the state is "couldNotCreate", and login.choose leads to the state "login"', async () => {
    const unchecked = submitted()
    await unchecked.fail('checkLoginId')
    expect(unchecked.snapshot()).toMatchObject({
      value: 'couldNotCreate',
      context: { refusal: { code: 'somethingWrong' } },
    })
    const flow = await registering()
    await flow.fail('createLogin')
    expect(flow.snapshot().context.refusal).toEqual({ code: 'somethingWrong' })
    flow.send({ type: 'login.choose' })
    expect(flow.snapshot()).toMatchObject({ value: 'login', status: 'done' })
  })

  it('during a call, the form of the third party accepts no second submit', async () => {
    const flow = submitted()
    expect(flow.snapshot().can({ type: 'form.submit', entries })).toBe(false)
    await flow.answer('checkLoginId', { kind: 'available' })
    expect(flow.snapshot().can({ type: 'form.submit', entries })).toBe(false)
  })

  it('if the form has entries, close.choose asks for a confirmation, and leave.confirm discards the entries', () => {
    let forgotten = 0
    const machine = thirdPartyRegistrationMachine.provide({
      actions: { clearSavedData: () => void forgotten++ },
    })
    const flow = startFlow(machine, { input: { request, draft: null }, coverage })
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

  it.each([
    ['close.choose', 'closed'],
    ['cancel.choose', 'cancelled'],
  ] as const)(
    'the event %s clears the stored third-party request, and the registration ends in the state "%s"',
    (type, state) => {
      const forgotten: string[] = []
      const machine = thirdPartyRegistrationMachine.provide({
        actions: { clearSavedData: () => void forgotten.push('request') },
      })
      const flow = startFlow(machine, { input: { request, draft: null }, coverage })
      flow.send({ type })
      expect(forgotten).toEqual(['request'])
      expect(flow.snapshot()).toMatchObject({ value: state, status: 'done' })
    },
  )

  it('on the event draft.keep, the action saveDraft gets the unfinished entries, and the next start shows these entries', () => {
    const stored: unknown[] = []
    const machine = thirdPartyRegistrationMachine.provide({
      actions: { saveDraft: (_, draft) => void stored.push(draft) },
    })
    const flow = startFlow(machine, { input: { request, draft: null }, coverage })
    const rest = thirdPartyForm.draft(entries)
    const draft = { ...rest, address: { ...rest.address, addressType: 'PO BOX' } } as const
    flow.send({ type: 'draft.keep', draft })
    expect(stored).toEqual([draft])
    const again = startFlow(machine, { input: { request, draft }, coverage })
    expect(again.snapshot().context).toMatchObject({ addressType: 'PO BOX', draft })
  })

  testEveryTransition(thirdPartyRegistrationMachine, coverage)
})
