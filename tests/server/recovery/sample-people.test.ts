import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { examplesWithoutPerson, people } from '../../../src/sandbox/people/people.ts'
import {
  displayName,
  isOrganization,
  type Flow,
  type SamplePerson,
} from '../../../src/sandbox/people/person.ts'
import { peoplePage } from '../../../src/sandbox/pages/people-page.ts'
import { openRecoveryFixture, type RecoveryFixture } from '../harness/recovery-fixture.ts'

/** For each sample person the operations must return what the sandbox page lists. */

let fixture: RecoveryFixture
beforeAll(async () => {
  fixture = await openRecoveryFixture()
})
beforeEach(() => fixture.forgetLimits())
afterAll(() => fixture.close())

const promised = (flow: Flow): [string, string, SamplePerson, string][] =>
  people.flatMap((person) =>
    person.demonstrates
      .filter((expectation) => expectation.flow === flow)
      .map(({ outcome, todo = '' }) => [displayName(person.name), outcome, person, todo]),
  )
const outcomes = (flow: Flow) =>
  [
    ...promised(flow).map(([, outcome]) => outcome),
    ...examplesWithoutPerson.filter((example) => example.flow === flow).map((example) => example.outcome),
  ].join('\n')

test.each(promised('forgotPassword'))(
  'forgotPasswordV3 for %s returns what the sandbox page lists: %s',
  async (_name, outcome, person, todo) => {
    const loginId = person.login?.loginId ?? person.recovery?.formerLogin?.loginId ?? ''
    const before = (await fixture.mailsTo(person.email)).length
    for (let time = 1; time <= (todo.includes('six times') ? 6 : 1); time += 1) {
      const answer = await (await fixture.visitor()).call('forgotPasswordV3', { loginId })
      expect(outcome === 'The same' ? 'Password Reset Email Sent' : outcome).toContain(answer.Status)
      expect(`${outcome} Not Migrated`).toContain(answer.Details)
    }
    expect((await fixture.mailsTo(person.email)).length - before).toBeLessThanOrEqual(5)
  },
)

test.each(promised('forgotLogin'))(
  'forgotLogin for %s returns what the sandbox page lists: %s',
  async (_name, outcome, { email, contractNumber }) => {
    const visitor = await fixture.visitor()
    const { Status } = await visitor.call('forgotLogin', { emailAddress: email })
    expect(outcome.split(':')[0]).toBe(Status)
    const { Status: withNumber } = await visitor.call('forgotLogin', {
      emailAddress: email,
      accountNumber: contractNumber,
    })
    expect(outcome).toContain(withNumber)
  },
)

test.each(promised('accountLookup'))(
  'both account lookups for %s return what the sandbox page lists: %s',
  async (_name, outcome, { name, phone, address }) => {
    const names = isOrganization(name)
      ? ({ customerType: 'business', customerName: name.customerName } as const)
      : ({ customerType: 'individual', firstName: name.firstName, lastName: name.lastName } as const)
    const visitor = await fixture.visitor()
    const found = await visitor.call('phoneNumberLookup', { ...names, phoneNumber: phone })
    expect(await visitor.call('addressLookup', { ...names, ...address })).toEqual(found)
    const status = found === '' ? 'An empty response' : (found.Status ?? 'A response without Status')
    expect(outcome).toContain(status)
  },
)

describe('for every documented status there is a sample person', () => {
  test.each([
    ['forgotPassword', 'Password Reset Email Sent'],
    ['forgotPassword', 'Inactive, STAGED'],
    ['forgotPassword', 'Inactive, SUSPENDED'],
    ['forgotPassword', 'Login found in db, Migration Failed'],
    ['forgotPassword', 'Login found in db, Get User Details Error'],
    ['forgotPassword', 'Login found in db, NY Customer'],
    ['forgotPassword', 'Login found in db, any other Details'],
    ['forgotPassword', 'Email Update Required'],
    ['forgotPassword', 'Any other status'],
    ['forgotPassword', 'No users found'],
    ['forgotLogin', 'Login Id sent'],
    ['forgotLogin', 'Failed to send email'],
    ['forgotLogin', 'MessagingException'],
    ['forgotLogin', 'Failed Sending'],
    ['forgotLogin', 'No users found'],
    ['forgotLogin', 'Login Id not found'],
    ['forgotLogin', 'Multiple users found'],
    ['accountLookup', 'Sent Successfully'],
    ['accountLookup', 'Email Not Found'],
    ['accountLookup', 'To email not whitelisted'],
    ['accountLookup', 'NY Account'],
    ['accountLookup', 'Account Not Found'],
    ['accountLookup', 'Any other status'],
    ['accountLookup', 'A response without Status'],
    ['accountLookup', 'An empty response'],
  ] as const)(
    'the sandbox page lists a sample person of the flow %s with the outcome "%s"',
    async (flow, status) => {
      expect(outcomes(flow)).toContain(status)
      expect(await peoplePage(fixture.db)).toContain(status)
    },
  )
})

test('resendActivationEmail sends a new activation mail to a sample person whose login is not activated', async () => {
  const visitor = await fixture.visitor()
  const answer = await visitor.call('resendActivationEmail', { loginId: 'ben_carter' })
  expect(answer).toEqual({ Status: 'Sent Successfully', Email: 'b•••••r@example.com' })
})
