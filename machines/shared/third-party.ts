import { addressTypes, emptyAddress } from '../forms/address.ts'
import type { AddressEntries, AddressType } from '../forms/address.ts'
import type { ThirdPartyEntries, ThirdPartyRefusal } from '../forms/third-party.ts'

/** A request to become secondary account holder, as the steps after its link need it (document 2, §3). */
export interface ThirdPartyRequest {
  /** The code of the mailed link. */
  readonly hashcode: string
  readonly accountNumber: string
  /** Business partner number of the primary account holder. */
  readonly primaryPartnerNumber: string
  /** Of the third party; empty until there is one. */
  readonly partnerNumber: string
  readonly relationshipType: string
  readonly firstName: string
  readonly lastName: string
  readonly careOf: string
  /** International form, or empty. */
  readonly phone: string
  readonly extension: string
  readonly email: string
  readonly address: AddressEntries
}

/** Where none is stored, and until one is read. */
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

/** What the call needs that registers a third party. */
export interface ThirdPartyLogin {
  readonly request: ThirdPartyRequest
  readonly entries: ThirdPartyEntries
}
/** What registering leaves behind; nothing in it is secret. */
export interface RegisteredThirdParty {
  readonly firstName: string
  readonly lastName: string
  readonly loginId: string
  readonly email: string
  readonly oktaId: string
  /** Empty when no phone was asked for or it could not be enrolled. */
  readonly factorId: string
  readonly mfaOptIn: boolean
  readonly phone: string
  readonly partnerNumber: string
}
export type ThirdPartyRegistrationOutcome =
  | { readonly kind: 'registered'; readonly registered: RegisteredThirdParty }
  | { readonly kind: 'refused'; readonly refusal: ThirdPartyRefusal }

export type ThirdPartyChoice = 'yes' | 'no'
type ThirdPartyAnswer = 'Accepted' | 'Rejected'
/** An answer that was taken and did not come to its end: where it goes on. */
export interface UnfinishedAnswer {
  readonly answer: ThirdPartyAnswer
  /** The first of its calls that has not been made. */
  readonly next: 'notice' | 'record'
}
export interface UnfinishedRequest {
  readonly request: ThirdPartyRequest
  readonly unfinished: UnfinishedAnswer
}
export type ThirdPartyRequestOutcome =
  | { readonly kind: 'open' | 'accepted'; readonly request: ThirdPartyRequest }
  | ({ readonly kind: 'unfinished' } & UnfinishedRequest)
  | { readonly kind: 'rejected' | 'removed' | 'expired' | 'completed' | 'notFound' }
export interface PrimaryAccount {
  /** Of the primary account holder. */
  readonly name: string
  readonly address: string
}
/** What each of the three calls of an answer needs. */
export interface AnswerToRequest {
  readonly request: ThirdPartyRequest
  readonly answer: ThirdPartyAnswer
}

/** The address type of a request; STANDARD where it names none that is known. */
export const addressTypeOf = (written: string): AddressType =>
  addressTypes.find((type) => type === written.trim().toUpperCase()) ?? 'STANDARD'

/** What is before the last name in the full name; empty when the one does not end in the other. */
export const firstNameOf = (fullName: string, lastName: string): string => {
  const whole = fullName.trim()
  const last = lastName.trim()
  if (last === '') return whole
  return whole.toLowerCase().endsWith(` ${last.toLowerCase()}`) ? whole.slice(0, -last.length).trim() : ''
}
