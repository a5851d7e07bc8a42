import { isDeepStrictEqual } from 'node:util'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../../src/contract/operations.ts'
import type { OperationName } from '../../../src/contract/operations.ts'
import { startBackend } from './faulty-backend.ts'
import type { FaultyBackend } from './faulty-backend.ts'

type Fields = Readonly<Record<string, unknown>>

/** What is asked for, and what an answer may leave out. */
interface Documented {
  readonly must: unknown
  readonly may?: Fields
}

const recorded = { must: { returnStatuses: [{ returnStatus: 'S' }] } }
const causes = [{ errorSummary: 'Invalid token provided.' }]

const documented: Readonly<Record<OperationName, Documented>> = {
  getActiveAlerts: {
    must: [
      {
        alertTitle: 'Main break',
        alertDetails: 'Elm Street',
        alertLevel: 3,
        alertActive: true,
        startTime: '2026-01-01T00:00:00Z',
        endTime: '2026-02-01T00:00:00Z',
      },
    ],
  },
  serviceLogin: { must: {}, may: { id_token: 'i', access_token: 'a', refresh_token: 'r' } },
  userLogin: { must: { Status: 'Success' } },
  submitLogin: { must: { Status: 'Success' } },
  loginIdValid: { must: true },
  checkRegistrationEligibility: {
    must: { Status: 'Eligible' },
    may: { Details: 'd', StatusCode: '1', 'Okta Account Status': 'ACTIVE', 'Okta Id': '00u1' },
  },
  createUserWithCredentials: {
    must: { status: 'STAGED' },
    may: {
      Status: 'Success',
      id: '00u1',
      oktaId: '00u1',
      mfaEnrolledStatus: 'PENDING_ACTIVATION',
      smsFactorId: 's1',
    },
  },
  createUser: { must: { status: 'STAGED', id: '00u1' } },
  contractAccountExists: { must: { exists: true } },
  registrationPending: recorded,
  resendActivationEmail: { must: { Status: 'Sent Successfully' }, may: { Email: 'j•••a@example.com' } },
  completeRegistration: {
    must: { Status: 'Success' },
    may: {
      Email: 'jordan@example.com',
      Name: 'Jordan Rivera',
      LoginId: 'jrivera_48',
      ConnectionContractNumber: '210012345678',
      BusinessPartnerNumber: '1100000001',
      'Already Activated': 'True',
      'Interaction Record Created': 'True',
      Details: 'd',
    },
  },
  registrationCompleted: recorded,
  forgotPasswordV3: {
    must: { Status: 'Password Reset Email Sent' },
    may: {
      Details: 'd',
      Email: 'j•••a@example.com',
      Emails: [{ actualEmail: 'h1', displayValue: 'j•••a@example.com' }],
      oktaId: '00u1',
      loginId: 'jrivera_48',
    },
  },
  updateUserResetEmail: { must: { Status: 'Success' }, may: { Email: 'j•••a@example.com' } },
  forgotLogin: { must: { Status: 'Login Id sent' } },
  phoneNumberLookup: { must: {}, may: { Status: 'Sent Successfully', Recipient: 'j•••a@example.com' } },
  addressLookup: { must: {}, may: { Status: 'Sent Successfully', Recipient: 'j•••a@example.com' } },
  listFactorsApi: { must: { factors: [{ id: 's1', factorType: 'sms', status: 'ACTIVE' }] } },
  enrollEmailFactor: { must: { id: 'e1', status: 'PENDING_ACTIVATION' } },
  sendEmailFactor: { must: { status: 'ACTIVE' } },
  verifyFactor: { must: { errorCauses: causes } },
  resendFactor: { must: { status: 'PENDING_ACTIVATION' } },
  getThirdPartyRequest: {
    must: {},
    may: {
      thirdparty_request_status_code: 'Pending',
      contract_account_number: '210012345678',
      reln_po_box_number: '12',
      reln_category: 'THIRD_PARTY',
    },
  },
  getPrimaryAccountInfo: { must: { name: 'Jordan Rivera', address: '12 Elm Street' } },
  updateThirdPartyRequestStatusCode: { must: {}, may: { Status: 'Success' } },
  sendThirdPartyAcceptV2: { must: 'Sent Successfully' },
  sendThirdPartyRejectV2: { must: 'Sent Successfully' },
  thirdPartyAccept: recorded,
  thirdPartyReject: recorded,
  thirdPartyRegistrationSubmit: {
    must: { Status: 'Success' },
    may: {
      Details: 'd',
      errorSummaryStatus: 'Password policy',
      errorCauses: causes,
      oktaId: '00u1',
      smsFactorId: 's1',
      mfaEnrolledStatus: 'PENDING_ACTIVATION',
      thirdPartyBusinessPartnerNumber: '1500000001',
    },
  },
  createSecondaryAccountHolder: { must: { outputObject: { returnStatus: 'S' } } },
  getEnrollmentDetails: {
    must: {
      connectionContractNumber: '210012345678',
      businessPartnerNumber: '1100000001',
      email: 'jordan@example.com',
      customerType: 'Person',
    },
    may: { customerName: 'Jordan Rivera', firstName: 'Jordan', lastName: 'Rivera' },
  },
  enrollInPaperless: { must: { Status: 'Success' } },
  paperlessRegistrationComplete: recorded,
}

/** Whose answer no flow reads. */
const unread = [
  'sendThirdPartyAcceptV2',
  'sendThirdPartyRejectV2',
  'thirdPartyAccept',
  'thirdPartyReject',
  'registrationPending',
  'registrationCompleted',
  'paperlessRegistrationComplete',
] as const

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object are texts to the compiler
const names = Object.keys(operations) as OperationName[]

type Answer = (response: ServerResponse) => void
let respond: Answer
let backend: FaultyBackend
beforeAll(async () => {
  backend = await startBackend((_request, response) => respond(response))
})
afterAll(() => backend.close())

const sent =
  (body: string, type = 'application/json', status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body)
const json = (value: unknown): Answer => sent(JSON.stringify(value))

const read = (name: OperationName, answer: Answer): Promise<unknown> => {
  respond = answer
  return backend.call(operations[name], undefined)
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const whole = ({ must, may = {} }: Documented): unknown => (isObject(must) ? { ...must, ...may } : must)
const without = (value: unknown, field: string, put: Fields = {}): Fields => {
  const { [field]: _, ...rest } = isObject(value) ? value : {}
  return { ...rest, ...put }
}

const objects = names.filter((name) => isObject(documented[name].must))
const optional = names.flatMap((name) =>
  Object.keys(documented[name].may ?? {}).map((field) => [name, field] as const),
)

describe('a documented answer', () => {
  test.each(names)('of %s is handed on', async (name) => {
    const answer = whole(documented[name])
    expect(await read(name, json(answer))).toEqual(answer)
  })

  test.each(names)('of %s may come as JSON in text, and as a JSON string in JSON', async (name) => {
    const answer = whole(documented[name])
    expect(await read(name, sent(JSON.stringify(answer), 'text/plain'))).toEqual(answer)
    expect(await read(name, json(JSON.stringify(answer)))).toEqual(answer)
  })

  test.each(objects)('of %s may have its fields in another order, and further ones', async (name) => {
    const answer = whole(documented[name])
    const fields = isObject(answer) ? answer : {}
    const turned = Object.fromEntries(Object.entries(fields).toReversed())
    expect(await read(name, json(turned))).toEqual(answer)
    expect(await read(name, json({ traceId: 't', ...fields, more: { of: ['it'] } }))).toEqual(answer)
  })
})

test.each(optional)('%s: %s as null is the same as left out', async (name, field) => {
  const answer = whole(documented[name])
  const [leftOut, asNull] = [
    await read(name, json(without(answer, field))),
    await read(name, json(without(answer, field, { [field]: null }))),
  ]
  const value = (decoded: unknown) => (isObject(decoded) ? (decoded[field] ?? undefined) : decoded)
  expect(value(asNull)).toEqual(value(leftOut))
  expect(without(asNull, field)).toEqual(without(leftOut, field))
})

describe('an answer that no flow reads', () => {
  const bodies: Readonly<Record<string, Answer>> = {
    'a word': sent('OK', 'text/plain'),
    'a word that calls itself JSON': sent('OK'),
    'another object': json({ done: true }),
    'an object with nothing': json({}),
    'a list': json([]),
    null: json(null),
    HTML: sent('<p>done</p>', 'text/html'),
    nothing: sent(''),
    '201': sent('{}', 'application/json', 201),
    '202 with nothing': sent('', 'text/plain', 202),
    '204': (response) => void response.writeHead(204).end(),
  }
  const table = [...unread, 'updateThirdPartyRequestStatusCode' as const].flatMap((name) =>
    Object.entries(bodies).map(([body, answer]) => [name, body, answer] as const),
  )
  test.each(table)('%s: %s is success', async (name, _body, answer) => {
    const success = [{ Status: 'Success' }, { returnStatuses: [] }]
    const response = await read(name, answer)
    expect(typeof response === 'string' || success.some((one) => isDeepStrictEqual(one, response))).toBe(true)
  })

  test.each(unread)('%s: a failed call is none', async (name) => {
    await expect(read(name, sent('OK', 'text/plain', 500))).rejects.toThrow(name)
  })

  test.each([['Failed'], [''], [1], [{}]])(
    'a status of the request that is %j is a failure',
    async (Status) => {
      const response = await read('updateThirdPartyRequestStatusCode', json({ Status }))
      expect(response).not.toEqual({ Status: 'Success' })
    },
  )
})
