import { randomBytes } from 'node:crypto'
import type { Body, OperationName } from '../../src/contract/operations.ts'
import type { People } from './people.ts'

export const journeys = [
  'landing',
  'service-login',
  'registration',
  'recovery',
  'third-party',
  'verification',
  'invitation',
  'paperless',
  'support',
] as const
export type Journey = (typeof journeys)[number]

/** The decoded responses of earlier calls, by operation. */
export type EarlierResponses = ReadonlyMap<OperationName, unknown>

export interface PlannedCall {
  readonly journey: Journey
  readonly name: OperationName
  /** Whether the call creates or changes data, sends a mail, or uses up a rate limit of a person. */
  readonly writes: boolean
  /**
   * Returns the body of the call as `value`, or no `value` for a GET request. If data for the body is missing, `lacks`
   * describes the missing data.
   */
  readonly body: (known: EarlierResponses) => { readonly value?: unknown; readonly lacks?: string }
}

const fieldOf = (known: EarlierResponses, name: OperationName, field: string): string => {
  const answer = known.get(name)
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined
  return typeof value === 'string' ? value : ''
}

const newLoginId = () => `check${randomBytes(3).toString('hex')}`
const secrets = { password: 'Blue-Kettle-42' }
const question = 'favorite_toy'
const answer = 'A brown bear'

/** Returns all calls of the contract that the check makes, in their order. */
export const planOf = (people: People): readonly PlannedCall[] => {
  const [newLogin, thirdLogin] = [newLoginId(), newLoginId()]
  const { registration, recovery, 'third-party': thirdParty, invitation, paperless } = people

  const planned =
    (journey: Journey, writes: boolean) =>
    <Name extends OperationName, Person>(
      name: Name,
      person: Person | undefined,
      body: (person: Person, known: EarlierResponses) => Body<Name> | string,
    ): PlannedCall => ({
      journey,
      name,
      writes,
      body: (known) => {
        if (person === undefined) return { lacks: `no test data is given for ${journey}` }
        const value = body(person, known)
        return typeof value === 'string' ? { lacks: value } : { value }
      },
    })
  const reads = (journey: Journey) => planned(journey, false)
  const writes = (journey: Journey) => planned(journey, true)
  const everybody = {}

  const { connectionContractNumber = '', email = '' } = registration ?? {}
  const interaction = registration && {
    connectionContractNumber,
    customerName: `${registration.firstName} ${registration.lastName}`,
    email,
  }
  const registrant = registration && {
    connectionContractNumber,
    customerType: 'Individual' as const,
    firstName: registration.firstName,
    middleName: registration.middleName,
    lastName: registration.lastName,
    email,
  }
  const found = recovery && {
    customerType: 'individual' as const,
    firstName: recovery.firstName,
    lastName: recovery.lastName,
  }
  const notice = (known: EarlierResponses) => {
    const businessPartnerNumber = fieldOf(known, 'getThirdPartyRequest', 'primary_business_partner_number')
    return businessPartnerNumber === '' || !thirdParty
      ? 'getThirdPartyRequest answered no primary_business_partner_number'
      : { businessPartnerNumber, connectionContractNumber: thirdParty.contractAccountNumber }
  }
  /**
   * Calls `work` with the Okta id of a login that this check has created. If this check has not created a login,
   * returns a text that says so.
   */
  const withLogin = <Value>(known: EarlierResponses, work: (oktaId: string) => Value) => {
    const oktaId =
      fieldOf(known, 'thirdPartyRegistrationSubmit', 'oktaId') ||
      fieldOf(known, 'createUserWithCredentials', 'oktaId')
    return oktaId === '' ? 'no earlier call created a login' : work(oktaId)
  }
  const withFactor = <Value>(known: EarlierResponses, work: (oktaId: string, factorId: string) => Value) => {
    const factorId = fieldOf(known, 'enrollEmailFactor', 'id')
    return factorId === ''
      ? 'enrollEmailFactor answered no id'
      : withLogin(known, (oktaId) => work(oktaId, factorId))
  }
  const contractNumber = thirdParty?.contractAccountNumber ?? ''
  const wrongPassword = { loginId: newLogin, password: 'Wrong-Kettle-42' }
  const get = (journey: Journey, name: 'getActiveAlerts' | 'serviceLogin'): PlannedCall => ({
    journey,
    name,
    writes: false,
    body: () => ({}),
  })

  return [
    get('landing', 'getActiveAlerts'),
    writes('support')('reportProblem', everybody, () => ({ portal: 'check', steps: [], requests: [] })),

    reads('registration')('loginIdValid', everybody, () => ({ loginId: newLogin })),
    reads('registration')('contractAccountExists', registration, () => ({ connectionContractNumber })),
    reads('registration')('checkRegistrationEligibility', registration, (person) => ({
      connectionContractNumber,
      customerType: 'Person',
      firstName: person.firstName,
      middleName: person.middleName,
      lastName: person.lastName,
    })),
    writes('registration')('createUserWithCredentials', registrant, (person) => ({
      ...person,
      ...secrets,
      question,
      answer,
      loginId: newLogin,
      mfaOptIn: false,
      mfaPhoneFactor: '',
    })),
    writes('registration')('createUser', registrant, (person) => person),
    writes('registration')('registrationPending', interaction, (body) => body),
    writes('registration')('resendActivationEmail', registration, () => ({ loginId: newLogin })),
    writes('registration')('changeRegistrationEmail', registration, () => ({
      oktaId: 'nobody',
      email: 'nobody@example.com',
    })),
    reads('registration')('completeRegistration', everybody, () => ({
      cipherText: 'a code that nobody was mailed',
    })),
    writes('registration')('registrationCompleted', interaction, (body) => ({
      bussinessPartnerNumber: registration?.businessPartnerNumber ?? '',
      ...body,
    })),

    reads('verification')('passSecurityCheck', everybody, () => ({})),
    writes('recovery')('forgotPasswordV3', recovery, ({ loginId }) => ({ loginId })),
    writes('recovery')('updateUserResetEmail', recovery, ({ loginId }, known) => ({
      loginId,
      email: 'a handle',
      oktaId: fieldOf(known, 'forgotPasswordV3', 'oktaId') || 'nobody',
    })),
    writes('recovery')('forgotLogin', recovery, ({ emailAddress }) => ({ emailAddress })),
    writes('recovery')('phoneNumberLookup', recovery, ({ phoneNumber }) => ({
      customerType: 'individual',
      ...found,
      phoneNumber,
    })),
    writes('recovery')('addressLookup', recovery, ({ houseNumber, streetName, city, state, zipCode }) => ({
      customerType: 'individual',
      ...found,
      houseNumber,
      streetName,
      city,
      state,
      zipCode,
    })),

    reads('third-party')('getThirdPartyRequest', thirdParty, ({ hashcode }) => ({ hashcode })),
    reads('third-party')('getPrimaryAccountInfo', thirdParty, () => ({
      contractAccountNumber: contractNumber,
    })),
    writes('third-party')('updateThirdPartyRequestStatusCode', thirdParty, ({ hashcode }) => ({
      hashcode,
      status: 'Accepted',
    })),
    writes('third-party')('thirdPartyAccept', thirdParty, () => ({ contractNumber })),
    writes('third-party')('thirdPartyReject', thirdParty, () => ({ contractNumber })),
    writes('third-party')('thirdPartyRegistrationSubmit', thirdParty, (person, known) => {
      const { hashcode, contractAccountNumber, ...named } = person
      return {
        ...named,
        ...secrets,
        securityQuestion: question,
        securityAnswer: answer,
        loginId: thirdLogin,
        addressType: 'STANDARD',
        mfaOptIn: false,
        mfaPhoneFactor: '',
        connectionContractNumber: contractAccountNumber,
        primaryBusinessPartnerNumber: fieldOf(
          known,
          'getThirdPartyRequest',
          'primary_business_partner_number',
        ),
        thirdPartyURLHashCode: hashcode,
      }
    }),
    writes('third-party')('createSecondaryAccountHolder', thirdParty, ({ hashcode }) => ({
      thirdPartyURLHashCode: hashcode,
    })),
    writes('third-party')('sendThirdPartyAcceptV2', thirdParty, (_, known) => notice(known)),
    writes('third-party')('sendThirdPartyRejectV2', thirdParty, (_, known) => notice(known)),

    writes('verification')('listFactorsApi', everybody, (_, known) =>
      withLogin(known, (oktaId) => ({ oktaId })),
    ),
    writes('verification')('enrollEmailFactor', everybody, (_, known) =>
      withLogin(known, (oktaId) => ({ oktaId })),
    ),
    writes('verification')('sendEmailFactor', everybody, (_, known) =>
      withFactor(known, (oktaId, emailFactorId) => ({ oktaId, emailFactorId })),
    ),
    writes('verification')('verifyFactor', everybody, (_, known) =>
      withFactor(known, (oktaId, factorId) => ({ oktaId, factorId, verificationCode: '000000' })),
    ),
    writes('verification')('resendFactor', everybody, (_, known) =>
      withFactor(known, (oktaId, factorId) => ({ oktaId, factorId })),
    ),

    reads('invitation')('getEnrollmentDetails', invitation, (link) => link),
    writes('paperless')('enrollInPaperless', paperless, (link) => link),
    writes('paperless')('paperlessRegistrationComplete', paperless, (link) => link),
    writes('paperless')('keepPaperBill', paperless, (link) => link),
    get('service-login', 'serviceLogin'),
    writes('service-login')('userLogin', everybody, () => wrongPassword),
    writes('service-login')('submitLogin', everybody, () => wrongPassword),
  ]
}
