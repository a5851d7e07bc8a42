import { describe, expect, test } from 'vitest'
import { loginIdError } from '../../../machines/rules/login-id.ts'
import { passwordError } from '../../../machines/rules/password.ts'
import { allLanguages } from '../../../src/contract/languages.ts'
import { peoplePage } from '../../../src/sandbox/pages/people-page.ts'
import { examplesWithoutPerson, people } from '../../../src/sandbox/people/people.ts'
import {
  displayName,
  flows,
  isOrganization,
  samplePassword,
  type Expectation,
  type Flow,
  type SamplePerson,
} from '../../../src/sandbox/people/person.ts'
import { words as texts } from '../../words.ts'
import { openRecoveryFixture } from '../harness/recovery-fixture.ts'
import { freeText } from '../../../src/contract/fields.ts'
import { walkerOf, type Walker } from '../harness/sample-people.ts'

const fixture = await openRecoveryFixture()
const walk = walkerOf(fixture)

/** How the page words what has another name in a response. */
const onPage: Readonly<Record<string, string>> = {
  'Registration on hold': 'Any other Details',
  '068': 'StatusCode 068',
  '014': 'another StatusCode',
  es: 'Spanish',
  fr: 'French',
  zh: 'Chinese',
}
const onSignInPage: Readonly<Record<string, string>> = {
  Success: 'Signed in',
  STAGED: 'Not yet activated',
  SUSPENDED: 'Out of use',
}

/** All that the page says of a person's registration belongs to one registration. */
const registrations = new Map<SamplePerson, ReturnType<Walker['register']>>()
const registered = (person: SamplePerson) => {
  const todo = person.demonstrates.map((one) => (one.flow === 'creation' ? (one.todo ?? '') : '')).join()
  const [phone] = /\+1[\d ]+\d/.exec(todo) ?? []
  const language = (['es', 'fr', 'zh'] as const).find((tag) => todo.includes(onPage[tag] ?? tag))
  const loginId = `try-${person.contractNumber.slice(-4)}`
  const fields = phone ? { mfaOptIn: true, mfaPhoneFactor: phone.replaceAll(' ', '') } : {}
  const registration =
    registrations.get(person) ?? walk.register(person, { ...fields, loginId }, language ?? 'en')
  registrations.set(person, registration)
  return registration
}

const loginIdOf = ({ login }: SamplePerson) => login?.loginId ?? ''

/** Each does what the page tells the tester, and returns what the outcome on the page must name. */
const acts: Readonly<
  Record<Flow, (person: SamplePerson, expectation: Expectation) => Promise<readonly string[]>>
> = {
  eligibility: async (person, { todo = '', outcome }) => {
    const typed = /the last name as (\w+)/.exec(todo)?.[1]
    const name = typed ? { ...person.name, lastName: typed } : person.name
    const answer = await walk.checkEligibility(fixture.visitor(), { ...person, name })
    const reason = answer.Details === '' ? answer.Status : answer.Details
    const status = answer['Okta Account Status']
    const isWaiting = status === 'STAGED' && outcome.includes('waiting for its link')
    return [reason, answer.StatusCode, isWaiting ? '' : status]
  },
  creation: async (person, { todo = '', outcome }) => {
    if (todo.includes('login ID')) {
      const isFree = await fixture.visitor().call('loginIdValid', { loginId: loginIdOf(person) })
      return [isFree ? 'free' : texts.createLogin.errors.loginIdNotAvailable]
    }
    const { visitor, created, record } = await registered(person)
    const { connectionContractNumber, email, mfaOptIn } = record
    if (mfaOptIn) expect(created.status).toBe('STAGED')
    if (outcome.startsWith('mfaEnrolledStatus')) return [`mfaEnrolledStatus ${created.mfaEnrolledStatus}`]
    if (created.status === 'FAILED') return [created.status]
    const { language } = await fixture.lastMessage(email)
    const names = { connectionContractNumber, customerName: displayName(person.name), email }
    const { returnStatuses } = await visitor.call('registrationPending', names)
    const isRecorded = returnStatuses[0]?.returnStatus === 'S'
    return [
      created.status,
      language === 'en' ? '' : (onPage[language] ?? language),
      isRecorded ? '' : 'the interaction record answers E',
    ]
  },
  activation: async (person, { todo = '' }) => {
    const visitor = fixture.visitor()
    const loginId = loginIdOf(person)
    const resent = async () => (await visitor.call('resendActivationEmail', { loginId })).Status
    if (todo.startsWith('Below')) return [await resent()]
    const answer = await visitor.call('completeRegistration', {
      cipherText: await walk.activationCode(person),
    })
    const mailed = todo.includes('type the login ID') ? await resent() : ''
    if (answer.Details.endsWith('Registration lapsed')) return ['Lapsed']
    if (answer.Details.includes('BadTagException')) return ['BadTagException', mailed]
    if (answer['Already Activated'] === 'True')
      return ['Already Activated', answer.LoginId === '' ? 'without her details' : answer.LoginId]
    if (answer['Interaction Record Created'] === 'True') return ['Interaction Record Created True']
    if (answer.Status !== 'Success') return [answer.Status]
    expect([answer.LoginId, answer.Name]).toEqual([loginId, displayName(person.name)])
    return ['Success', 'with account details']
  },
  signIn: async (person) => {
    const credentials = { loginId: loginIdOf(person), password: samplePassword }
    const { Status } = await fixture.visitor().call('userLogin', credentials)
    return [onSignInPage[Status] ?? Status]
  },
  forgotPassword: async (person, { todo = '', outcome }) => {
    const loginId = person.login?.loginId ?? person.recovery?.formerLogin?.loginId ?? ''
    const before = (await fixture.mailsTo(person.email)).length
    const said = new Set<string>()
    for (let time = 1; time <= (todo.includes('six times') ? 6 : 1); time += 1) {
      const { Status, Details } = await fixture.visitor().call('forgotPasswordV3', { loginId })
      for (const word of [Status, Details === freeText('Not Migrated') ? 'any other Details' : Details])
        said.add(word)
    }
    expect((await fixture.mailsTo(person.email)).length - before).toBeLessThanOrEqual(5)
    const first = outcome === 'The same' ? 'The same' : 'Password Reset Email Sent'
    return [...said].map((word) => (word === 'Password Reset Email Sent' ? first : word))
  },
  forgotLogin: async ({ email, contractNumber }, { outcome }) => {
    const visitor = fixture.visitor()
    const { Status } = await visitor.call('forgotLogin', { emailAddress: email })
    expect(outcome.split(':')[0]).toBe(Status)
    const numbered = { emailAddress: email, accountNumber: contractNumber }
    return [Status, (await visitor.call('forgotLogin', numbered)).Status]
  },
  accountLookup: async ({ name, phone, address }) => {
    const names = isOrganization(name)
      ? ({ customerType: 'business', customerName: name.customerName } as const)
      : ({ customerType: 'individual', firstName: name.firstName, lastName: name.lastName } as const)
    const visitor = fixture.visitor()
    const found = await visitor.call('phoneNumberLookup', { ...names, phoneNumber: phone })
    expect(await visitor.call('addressLookup', { ...names, ...address })).toEqual(found)
    return [found === '' ? 'An empty response' : (found.Status ?? 'A response without Status')]
  },
  thirdParty: async (person) => {
    const hashcode = await walk.hashcodeOf(person)
    const { visitor, status, number, body } = await walk.registerThirdParty(person, hashcode)
    if (number !== '') {
      const linked = { thirdPartyURLHashCode: hashcode, thirdPartyBusinessPartnerNumber: number }
      const { outputObject } = await visitor.call('createSecondaryAccountHolder', linked)
      return [status === 'Accepted' ? '' : (status ?? ''), `returnStatus ${outputObject.returnStatus}`]
    }
    // Of an accepted request, the page may name only the response of the last call.
    if (status !== 'Accepted') return [status ?? '']
    const { Details } = await visitor.call('thirdPartyRegistrationSubmit', body)
    return [Details === '' ? status : Details]
  },
  invitation: async (person, { outcome }) => {
    const visitor = fixture.visitor()
    const answer = await visitor.call('getEnrollmentDetails', await walk.invitationOf(person))
    expect('email' in answer ? answer.email : person.email).toBe(person.email)
    const status = 'Status' in answer ? answer.Status : 'The form'
    return [outcome.startsWith('Failed') && status === 'The form' ? 'Failed' : status]
  },
  paperless: async (person, { outcome }) => {
    const link = await walk.paperlessLinkOf(person)
    const visitor = fixture.visitor()
    const { Status } = await visitor.call('enrollInPaperless', link)
    const { returnStatuses } = await visitor.call('paperlessRegistrationComplete', link)
    expect(returnStatuses[0]?.returnStatus).toBe(Status === 'Success' && !/ E,/.test(outcome) ? 'S' : 'E')
    return [Status]
  },
}

const promised = people.flatMap((person) =>
  person.demonstrates
    .filter(({ flow, todo = '' }) => flow !== 'invitation' || !todo.includes('after that'))
    .map((expectation) => ({ ...expectation, name: displayName(person.name), person, expectation })),
)

test.each(promised)('$flow: $name gets "$outcome"', async ({ flow, person, expectation }) => {
  const words = (await acts[flow](person, expectation)).filter((word) => word !== '')
  expect(words).not.toEqual([])
  const outcome = expectation.outcome.toLowerCase()
  expect(words.filter((word) => !outcome.includes((onPage[word] ?? word).toLowerCase()))).toEqual([])
})

const documented: Partial<Record<Flow, readonly string[]>> = {
  forgotPassword: [
    'Password Reset Email Sent',
    'Inactive, STAGED',
    'Inactive, SUSPENDED',
    'Login found in db, Migration Failed',
    'Login found in db, Get User Details Error',
    'Login found in db, NY Customer',
    'Login found in db, any other Details',
    'Email Update Required',
    'Any other status',
    'No users found',
  ],
  forgotLogin: [
    'Login Id sent',
    'Failed to send email',
    'MessagingException',
    'Failed Sending',
    'No users found',
    'Login Id not found',
    'Multiple users found',
  ],
  accountLookup: [
    'Sent Successfully',
    'Email Not Found',
    'To email not whitelisted',
    'NY Account',
    'Account Not Found',
    'Any other status',
    'A response without Status',
    'An empty response',
  ],
}

describe('the sandbox page', () => {
  test.each(flows.filter((flow) => documented[flow]))('shows each documented status of %s', async (flow) => {
    const examples = people.flatMap(({ demonstrates }) => demonstrates).filter((one) => one.flow === flow)
    const outcomes = [
      ...examples.map(({ outcome }) => outcome),
      ...Object.values(examplesWithoutPerson[flow]),
    ]
    const page = await peoplePage(fixture.db)
    const isMissing = (status: string) => !outcomes.join('\n').includes(status) || !page.includes(status)
    expect(documented[flow]?.filter(isMissing)).toEqual([])
  })

  test('covers every status, address type and refusal of third-party requests', () => {
    const all = people.flatMap(({ links }) => (links?.thirdParty ? [links.thirdParty] : []))
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set([undefined, 'Accepted', 'Rejected', 'Removed', 'Expired', 'Completed']),
    )
    expect(new Set(all.flatMap(({ address }) => address?.addressType ?? [])).size).toBe(4)
    expect(new Set(all.flatMap(({ refusal }) => refusal ?? [])).size).toBe(3)
  })

  test('shows account numbers, login IDs and links', async () => {
    const page = await peoplePage(fixture.db)
    const shown = people.flatMap(({ contractNumber, login, demonstrates }) => {
      const isTyped = demonstrates.some(({ flow }) => flow === 'activation' || flow === 'signIn')
      return [`XXXX-${contractNumber}`, ...(login && isTyped ? [login.loginId] : [])]
    })
    expect(shown.filter((text) => !page.includes(text))).toEqual([])
    expect(page).toContain('O&#39;Brien-Walsh')
    expect(page).toContain('/register?accountNumber=210012345678&amp;customerType=P&amp;firstName=Jordan')
    expect(page).toMatch(/href="[^"]*\/registrationComplete\?code=[\w-]+&amp;ui_locales=\w+"/)
  })
})

test('every sample login ID and the sample password meet the rules', () => {
  const problems = people.flatMap(({ login }) =>
    login ? [loginIdError(login.loginId), passwordError(samplePassword, login.loginId)] : [],
  )
  expect(new Set(problems)).toEqual(new Set([null]))
})

test('three sample alerts are active in each language, one for each severity', async () => {
  const alerts = await fixture.visitor().call('getActiveAlerts', undefined)
  for (const spoken of allLanguages)
    expect(alerts.filter(({ language }) => language === spoken).map(({ alertLevel }) => alertLevel)).toEqual([
      3, 2, 1,
    ])
  expect(alerts).toHaveLength(12)
})
