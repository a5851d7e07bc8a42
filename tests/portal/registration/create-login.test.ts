import fc from 'fast-check'
import { billForm, type BillEntries } from '../../../machines/forms/bill.ts'
import { asMeant } from '../../../machines/rules/as-meant.ts'
import { prefilledEntries } from '../../../src/portal/flows/registration/eligibility.ports.ts'
import { registrationRecords } from '../../../src/portal/flows/registration/registration.records.ts'
import { stubServices } from '../kit/stub-services.ts'
import { expect, test } from 'vitest'
import {
  createLoginOutcome,
  createUserBody,
  newConfirmation,
  previousQuery,
} from '../../../src/portal/flows/registration/create-login.ports.ts'
import { freeText } from '../../../src/contract/fields.ts'
import { person, business, entries, answer } from './create-login-examples.ts'

const body = createUserBody(person, entries)

test('the body of createUserWithCredentials contains the entries and the secrets as typed', () => {
  expect(body).toEqual({
    connectionContractNumber: '210012345678',
    customerType: 'Individual',
    firstName: 'Jordan',
    middleName: 'M',
    lastName: 'Rivera',
    loginId: 'jrivera_48',
    email: 'jordan.rivera@example.com',
    password: ' Orchard-Lane48 ',
    question: 'first_award',
    answer: ' spelling bee ',
    mfaOptIn: true,
    mfaPhoneFactor: '+16095550148',
  })
})

test('the body for a business has only the company name', () => {
  const { firstName, lastName, customerType, customerName } = createUserBody(business, entries)
  expect({ firstName, lastName, customerType, customerName }).toEqual({
    customerType: 'Business',
    customerName: 'Riverton Nursery',
  })
})

test.each([
  [true, '(609) 555-0148', '+16095550148'],
  [true, '+44 20 7946 0018', '+442079460018'],
  [false, '+16095550148', ''],
])('the phone is international, and only after an opt-in (%o, %s)', (mfaOptIn, phone, mfaPhoneFactor) => {
  expect(createUserBody(person, { ...entries, mfaOptIn, phone })).toMatchObject({
    mfaOptIn,
    mfaPhoneFactor,
  })
})

test.each(['PROVISIONED', 'STAGED'])(
  'the status %s of createUserWithCredentials means that the login was created',
  (status) => {
    expect(createLoginOutcome({ ...answer, status: freeText(status) }, body)).toEqual({
      kind: 'created',
      login: {
        loginId: 'jrivera_48',
        email: 'jordan.rivera@example.com',
        oktaId: '00u1',
        factorId: 'sms1',
        phone: '+16095550148',
      },
    })
  },
)

test.each(['FAILED', 'ACTIVE', 'staged', ''])(
  'the status %o of createUserWithCredentials means that the login was refused',
  (status) => {
    expect(createLoginOutcome({ ...answer, status: freeText(status) }, body)).toEqual({
      kind: 'refused',
      passwordReason: '',
    })
  },
)

test('if the backend has refused the password, the outcome contains the reason', () => {
  const errorCauses = [{ errorSummary: ' This password was found in a list. ' }]
  expect(createLoginOutcome({ ...answer, status: 'FAILED', errorCauses }, body)).toEqual({
    kind: 'refused',
    passwordReason: 'This password was found in a list.',
  })
})

test('the reason for a refused password is cut after 200 characters', () => {
  const errorCauses = [{ errorSummary: 'Too common. '.repeat(50) }]
  expect(createLoginOutcome({ ...answer, status: 'FAILED', errorCauses }, body)).toEqual({
    kind: 'refused',
    passwordReason: 'Too common. '.repeat(50).slice(0, 200),
  })
})

test.each(['Failed', '', 'success'])(
  'a login with the enrolment status %o has no second factor',
  (status) => {
    expect(createLoginOutcome({ ...answer, mfaEnrolledStatus: freeText(status) }, body)).toMatchObject({
      login: { factorId: '' },
    })
  },
)

test('without `oktaId`, `id` is used', () => {
  expect(createLoginOutcome({ ...answer, id: '00u2', oktaId: '' }, body)).toMatchObject({
    login: { oktaId: '00u2' },
  })
})

test('previousQuery has a business as firstName, and the link email', () => {
  expect(previousQuery(business, 'office@example.com')).toEqual({
    accountNumber: '210012345678',
    customerType: 'O',
    firstName: 'Riverton Nursery',
    emailAddress: 'office@example.com',
  })
})

test('the bill form reads every value of a bill from previousQuery', () => {
  const name = fc.stringMatching(/^[\p{L}\p{N}&.,’' -]{0,60}$/u).map(asMeant)
  const bill = fc.record(Object.fromEntries(Object.keys(billForm.fields).map((key) => [key, name])))
  const noNames = { firstName: '', middleName: '', lastName: '' }
  fc.assert(
    fc.property(bill, fc.stringMatching(/^\d{0,12}$/), fc.boolean(), (typed, accountNumber, isBusiness) => {
      const all = { ...billForm.empty, ...typed, accountNumber }
      const typedBill: BillEntries = isBusiness
        ? { ...all, ...noNames, customerType: 'business' }
        : { ...all, customerName: '', customerType: 'individual' }
      const query = previousQuery(typedBill, '')
      expect(query['customerType']).toBe(isBusiness ? 'O' : 'P')
      expect(prefilledEntries(query)).toEqual(typedBill)
    }),
  )
})

test('a stored registration without the keys of a later version is read', () => {
  const storage = stubServices().storage
  const { registration } = registrationRecords(storage)
  registration.write({ ...person, linkEmail: '', draft: null })
  const key = 'mywater.registration'
  storage.setItem(key, (storage.getItem(key) ?? '').replace(/"middleName":"M",/, ''))
  expect(registration.read()).toEqual({ ...person, middleName: '', linkEmail: '', draft: null })
})

const login = {
  loginId: 'jrivera_48',
  email: 'jordan.rivera@example.com',
  oktaId: '00u1',
  factorId: 'sms1',
  phone: '+16095550148',
}

test('a new code can be requested after 30 seconds', () => {
  expect(newConfirmation(person, login, 1000)).toEqual({
    ...login,
    accountNumber: '210012345678',
    customerName: 'Jordan M Rivera',
    mfaOptIn: true,
    phoneVerified: false,
    pendingRecorded: false,
    codeAllowedAt: 31_000,
    emailAllowedAt: 1000,
  })
})

test('without a second factor, there is no waiting time', () => {
  expect(newConfirmation(business, { ...login, factorId: '', phone: '' }, 1000)).toMatchObject({
    customerName: 'Riverton Nursery',
    mfaOptIn: false,
    codeAllowedAt: 1000,
  })
})
