import { addressTypes, emptyAddress, type AddressEntries, type AddressType } from '../forms/address.ts'
import type { ThirdPartyEntries } from '../forms/third-party-form.ts'
import type { Person } from './sign-in.ts'

/**
 * A third-party request: the primary holder of an account asks a third party to become the secondary holder. Contains
 * the data that the flow needs after the link was opened (document 2, §3).
 */
export interface ThirdPartyRequest {
  readonly hashcode: string
  readonly accountNumber: string
  readonly primaryPartnerNumber: string
  /** The business partner number of the third party; empty if the third party has no number yet. */
  readonly partnerNumber: string
  readonly relationshipType: string
  readonly firstName: string
  readonly lastName: string
  readonly careOf: string
  readonly phone: string
  readonly extension: string
  readonly email: string
  readonly address: AddressEntries
}

export const noRequest: ThirdPartyRequest = {
  hashcode: '',
  accountNumber: '',
  primaryPartnerNumber: '',
  partnerNumber: '',
  relationshipType: '',
  firstName: '',
  lastName: '',
  careOf: '',
  phone: '',
  extension: '',
  email: '',
  address: emptyAddress,
}

export interface ThirdPartyLogin {
  readonly request: ThirdPartyRequest
  readonly entries: ThirdPartyEntries
}
/** The data that the tab stores after the registration of a third party. None of this data is secret. */
export interface RegisteredThirdParty {
  readonly firstName: string
  readonly lastName: string
  readonly loginId: string
  readonly email: string
  readonly oktaId: string
  readonly factorId: string
  readonly mfaOptIn: boolean
  readonly phone: string
  readonly partnerNumber: string
}

export type ThirdPartyChoice = 'yes' | 'no'
type ThirdPartyAnswer = 'Accepted' | 'Rejected'
/** Stored by the backend, although a later call (`notice` or `record`) has not succeeded yet. */
export interface UnfinishedAnswer {
  readonly answer: ThirdPartyAnswer
  /**
   * The first call that has not succeeded yet. `notice` mails the account holder, and `record` writes an entry in the
   * utility's customer records.
   */
  readonly next: 'notice' | 'record'
}
export interface UnfinishedRequest {
  readonly request: ThirdPartyRequest
  readonly unfinished: UnfinishedAnswer
}
export interface PrimaryAccount {
  readonly name: string
  readonly address: string
}
export interface AnswerToRequest {
  readonly request: ThirdPartyRequest
  readonly answer: ThirdPartyAnswer
}

export interface AcceptedThirdParty {
  readonly hashcode: string
  /** The business partner number of the third party; empty if the third party has no number. */
  readonly partnerNumber: string
  readonly signInAsked: boolean
  readonly loginId: string
}

const isSameLogin = (loginId: string, otherLoginId: string): boolean =>
  loginId.toLowerCase() === otherLoginId.toLowerCase()

/**
 * Whether the person returns from a sign-in that the flow has started for an accepted third-party request. If a login
 * was registered for the request, the person must have used this login.
 */
export const isExpectedPerson = (thirdParty: AcceptedThirdParty | null, person: Person | null): boolean =>
  person !== null &&
  thirdParty?.signInAsked === true &&
  (thirdParty.loginId === '' || isSameLogin(thirdParty.loginId, person.loginId))

/** Returns the address type that is written in a third-party request; STANDARD if the written type is unknown. */
export const addressTypeOf = (written: string): AddressType =>
  addressTypes.find((type) => type === written.trim().toUpperCase()) ?? 'STANDARD'

/**
 * Returns the first name, which is the full name without the last name at its end. If there is no last name, the result
 * is the full name. If the full name does not end with the last name, the result is empty.
 */
export const firstNameOf = (fullName: string, lastName: string): string => {
  const whole = fullName.trim()
  const last = lastName.trim()
  if (last === '') return whole
  return whole.toLowerCase().endsWith(` ${last.toLowerCase()}`) ? whole.slice(0, -last.length).trim() : ''
}
