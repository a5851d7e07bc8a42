import { expect, test } from 'vitest'
import * as v from 'valibot'
import { alertOperations } from '../../../src/contract/alerts.ts'
import { factorOperations } from '../../../src/contract/factors.ts'
import { parseResponse } from '../../../src/contract/http.ts'
import type { Operation, ResponseOf } from '../../../src/contract/operation.ts'
import { paperlessOperations } from '../../../src/contract/paperless.ts'
import { recoveryOperations } from '../../../src/contract/recovery.ts'
import { registrationOperations } from '../../../src/contract/registration.ts'
import { toAlert } from '../../../src/portal/flows/landing/alerts.ports.ts'
import { paperlessOutcome } from '../../../src/portal/flows/paperless/paperless.calls.ts'

const read = <One extends Operation>(operation: One, body: string): ResponseOf<One> =>
  v.parse(operation.response, parseResponse(body))

const factor = { id: 'f1', factorType: 'email', status: 'ACTIVE' }
const email = { actualEmail: 'h1', displayValue: 'j•••@example.com' }
const alert = { alertTitle: 'Main break', alertDetails: 'Boil water.', alertLevel: 3, alertActive: true }

const broken = [null, 7, 'text', [], {}]
test.each([
  [alertOperations.getActiveAlerts, alert, (items: unknown[]) => items],
  [factorOperations.listFactorsApi, factor, (factors: unknown[]) => ({ factors })],
  [
    recoveryOperations.forgotPasswordV3,
    email,
    (Emails: unknown[]) => ({ Status: 'Email Update Required', Emails }),
  ],
  [
    registrationOperations.registrationPending,
    { returnStatus: 'S' },
    (returnStatuses: unknown[]) => ({ returnStatuses }),
  ],
  [factorOperations.verifyFactor, { errorSummary: 'Invalid' }, (errorCauses: unknown[]) => ({ errorCauses })],
])('broken items of a list hide no good one: $name', (operation, good, answerOf) => {
  const only = read(operation, JSON.stringify(answerOf([good])))
  expect(read(operation, JSON.stringify(answerOf([...broken, good, ...broken])))).toEqual(only)
})

test.each([
  ['no end', {}, { until: Infinity }],
  ['an end that is null', { endTime: null }, { until: Infinity }],
  ['an empty end', { endTime: '' }, { until: Infinity }],
  ['no start', {}, { from: -Infinity }],
  ['details that are null', { alertDetails: null }, { details: '' }],
  ['a level as text', { alertLevel: '3' }, { level: 3 }],
  ['an unknown level', { alertLevel: 'severe' }, { level: 1 }],
])('an alert with %s is shown', (_, change, expected) => {
  const [received] = read(alertOperations.getActiveAlerts, JSON.stringify([{ ...alert, ...change }]))
  expect(received && toAlert(received)).toMatchObject(expected)
})

/** As an object, as a JSON string that contains JSON, and as text. */
const shapesOf = (object: object) => [JSON.stringify(object), JSON.stringify(JSON.stringify(object))]

test.each([
  [recoveryOperations.forgotPasswordV3, { Status: 'Inactive', Details: 'STAGED' }],
  [recoveryOperations.updateUserResetEmail, { Status: 'Password Reset Email Sent', Email: 'j•••' }],
  [recoveryOperations.forgotLogin, { Status: 'Multiple users found' }],
])('an answer that is text reads like the same object: $name', (operation, answer) => {
  for (const body of shapesOf(answer)) expect(read(operation, body)).toMatchObject(answer)
})

test.each([
  'Account is Already Enrolled',
  '"Already Enrolled"',
  ...shapesOf({ Status: 'Account is Already Enrolled' }),
  ...shapesOf({ Message: 'Already Enrolled' }),
  JSON.stringify({ Status: 'Failed', Details: 'Already Enrolled in paperless' }),
])('a response containing the documented words is a success: %s', (body) => {
  expect(paperlessOutcome(read(paperlessOperations.enrollInPaperless, body))).toEqual({
    kind: 'alreadyEnrolled',
  })
})
