import { expect, it } from 'vitest'
import type { OperationName } from '../../../src/contract/operations.ts'
import { parseResponse } from '../../../src/contract/http.ts'
import { ApiError, orCaptchaRequired } from '../../../src/portal/api/client.ts'
import { lookupOutcome } from '../../../src/portal/flows/recovery/account-lookup.ports.ts'
import { received } from '../kit/decoded.ts'
import { forgotLoginBody, forgotLoginOutcome } from '../../../src/portal/flows/recovery/forgot-login.ports.ts'
import * as v from 'valibot'
import { requestOutcome, resetOutcome } from '../../../src/portal/flows/recovery/forgot-password.ports.ts'

const decoded = <Name extends OperationName>(name: Name, body: string) => received(name, parseResponse(body))

const lookedUp = (body: string) => lookupOutcome(decoded('phoneNumberLookup', body))

it.each([
  ['{"Status":"Sent Successfully","Recipient":"j•••a@example.com"}', 'sent'],
  ['{"Status":"To email not whitelisted","Recipient":"j•••a@example.com"}', 'notWhitelisted'],
  ['{"Status":"Email Not Found"}', 'noEmail'],
  ['{"Status":"NY Account","Recipient":""}', 'newYork'],
  ['{"Status":"Account Not Found"}', 'notFound'],
  ['{"Status":"sent successfully"}', 'notFound'],
  ['{"Recipient":""}', 'notFound'],
  ['{"Details":"something else"}', 'notFound'],
  ['{}', 'notFound'],
  ['{"Status":null,"Recipient":null}', 'notFound'],
  ['', 'empty'],
  ['""', 'empty'],
])('the account lookup maps the response %s to %s', (body, kind) => {
  expect(lookedUp(body).kind).toBe(kind)
})

it('the lookup returns the masked address', () => {
  expect(lookedUp('{"Status":"Sent Successfully","Recipient":"j•••a@example.com"}')).toEqual({
    kind: 'sent',
    recipient: 'j•••a@example.com',
  })
  expect(lookedUp('{"Status":"To email not whitelisted"}')).toEqual({
    kind: 'notWhitelisted',
    recipient: '',
  })
})

it.each(['<html>', 'null', '7', '{"Status":7}'])(
  'the account lookup throws an error for the response %s',
  (body) => {
    expect(() => lookedUp(body)).toThrow(v.ValiError)
  },
)

it.each([
  ['Failed to send email', 'refused'],
  ['MessagingException', 'refused'],
  ['Failed Sending', 'refused'],
  ['No users found', 'refused'],
  ['Login Id not found', 'refused'],
  ['Multiple users found', 'multipleUsers'],
  ['Email Sent', 'sent'],
  ['anything else', 'sent'],
])('the status %s of forgotLogin means %s', (Status, kind) => {
  expect(forgotLoginOutcome(decoded('forgotLogin', JSON.stringify(JSON.stringify({ Status }))))).toEqual({
    kind,
  })
})

it('forgotLogin sends the account number only if one was entered', () => {
  expect(forgotLoginBody({ email: 'j@example.com', accountNumber: '' })).toEqual({
    emailAddress: 'j@example.com',
  })
  expect(forgotLoginBody({ email: 'j@example.com', accountNumber: '210012345678' })).toEqual({
    emailAddress: 'j@example.com',
    accountNumber: '210012345678',
  })
})

it.each(['', '{}', 'Sent'])('forgotLogin throws for the response "%s"', (body) => {
  expect(() => decoded('forgotLogin', body)).toThrow(v.ValiError)
})

const outcome = (answer: object) =>
  requestOutcome(decoded('forgotPasswordV3', JSON.stringify(answer)), 'typed-id', 7)

it.each([
  [
    { Status: 'Password Reset Email Sent', Email: 'j•••n@example.com' },
    { kind: 'sent', email: 'j•••n@example.com' },
  ],
  [
    { Status: 'Inactive', Details: 'STAGED' },
    { kind: 'staged', secondsLeft: 7 },
  ],
  [
    { Status: 'Inactive', Details: 'SUSPENDED' },
    { kind: 'inactive', inactiveStatus: 'SUSPENDED' },
  ],
  [{ Status: 'Inactive' }, { kind: 'inactive', inactiveStatus: 'Inactive' }],
  [{ Status: 'Login found in db', Details: 'Migration Failed' }, { kind: 'unable' }],
  [{ Status: 'Login found in db', Details: 'Get User Details Error' }, { kind: 'unable' }],
  [{ Status: 'Login found in db', Details: 'NY Customer' }, { kind: 'newYork' }],
  [{ Status: 'Login found in db', Details: 'Migrated' }, { kind: 'selfService' }],
  [{ Status: 'Login found in db' }, { kind: 'selfService' }],
  [{ Status: 'User Not Found' }, { kind: 'refused' }],
  [{ Status: '' }, { kind: 'refused' }],
])('the flow for a forgotten password maps the response %o to %o', (answer, expected) => {
  expect(outcome(answer)).toEqual(expected)
})

const several = {
  Status: 'Email Update Required',
  Emails: [{ actualEmail: 'h1', displayValue: 'j•••n@example.com' }],
  oktaId: '00u1',
  loginId: 'jordan-r',
}
it('forgotPasswordV3 returns masked emails, each with its opaque id', () => {
  const choice = {
    loginId: 'jordan-r',
    oktaId: '00u1',
    emails: [{ handle: 'h1', label: 'j•••n@example.com' }],
  }
  expect(outcome(several)).toEqual({ kind: 'emailSelection', choice })
  expect(outcome({ ...several, loginId: '' })).toEqual({
    kind: 'emailSelection',
    choice: { ...choice, loginId: 'typed-id' },
  })
})

it.each([
  { ...several, Emails: [] },
  { ...several, oktaId: '' },
])('forgotPasswordV3 without emails or Okta id throws: %o', (answer) => {
  expect(() => outcome(answer)).toThrow(ApiError)
})

it('the status of an inactive login is cut after 200 characters', () => {
  expect(outcome({ Status: 'Inactive', Details: 'x'.repeat(300) })).toEqual({
    kind: 'inactive',
    inactiveStatus: 'x'.repeat(200),
  })
})

it.each([
  [
    { Status: 'Password Reset Email Sent', Email: 'j•••n@example.com' },
    { kind: 'sent', email: 'j•••n@example.com' },
  ],
  [{ Status: 'Failed' }, { kind: 'refused' }],
  [{ Status: 'Email Update Required' }, { kind: 'refused' }],
])('after the choice of an email, %o means %o', (answer, expected) => {
  expect(resetOutcome(decoded('updateUserResetEmail', JSON.stringify(answer)))).toEqual(expected)
})

it('orCaptchaRequired returns captchaRequired if the backend answers captcha_required', async () => {
  const refused = Promise.reject(new ApiError('forgotLogin', 'captcha_required'))
  await expect(orCaptchaRequired(refused)).resolves.toEqual({ kind: 'captchaRequired' })
})

it('orCaptchaRequired throws every failure except captcha_required, and returns a successful result unchanged', async () => {
  const failed = new ApiError('forgotLogin', 'unreachable')
  await expect(orCaptchaRequired(Promise.reject(failed))).rejects.toBe(failed)
  await expect(orCaptchaRequired(Promise.resolve('sent'))).resolves.toBe('sent')
})
