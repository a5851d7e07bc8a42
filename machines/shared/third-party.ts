import { addressTypes, emptyAddress } from '../forms/address.ts'
import type { AddressEntries, AddressType } from '../forms/address.ts'
import type { ThirdPartyEntries, ThirdPartyRefusal } from '../forms/third-party.ts'

/** A request to become secondary account holder, as the steps after its link use it (document 2, §3). */
export interface ThirdPartyRequest {
  /** The code of the mailed link. */
  readonly hashcode: string
  readonly accountNumber: string
  /** Business partner number of the primary account holder. */
  readonly primaryPartnerNumber: string
  /** The business partner number of the third party; empty until there is one. */
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

/** The empty request, used until one is loaded. */
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

/** The fields of the call that registers a third party. */
export interface ThirdPartyLogin {
  readonly request: ThirdPartyRequest
  readonly entries: ThirdPartyEntries
}
/** What registering stored; nothing in it is secret. */
export interface RegisteredThirdParty {
  readonly firstName: string
  readonly lastName: string
  readonly loginId: string
  readonly email: string
  readonly oktaId: string
  /** Empty when no phone was given or when it could not be enrolled. */
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
/** An answer that the backend accepted and did not complete: the call to continue with. */
export interface UnfinishedAnswer {
  readonly answer: ThirdPartyAnswer
  /** The first of the remaining calls. */
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
  /** The name of the primary account holder. */
  readonly name: string
  readonly address: string
}
/** The fields of the three calls of an answer. */
export interface AnswerToRequest {
  readonly request: ThirdPartyRequest
  readonly answer: ThirdPartyAnswer
}

/** The address type of a request; STANDARD when it names no known type. */
export const addressTypeOf = (written: string): AddressType =>
  addressTypes.find((type) => type === written.trim().toUpperCase()) ?? 'STANDARD'

/** The part of the full name before the last name; empty when the full name does not end in the last name. */
export const firstNameOf = (fullName: string, lastName: string): string => {
  const whole = fullName.trim()
  const last = lastName.trim()
  if (last === '') return whole
  return whole.toLowerCase().endsWith(` ${last.toLowerCase()}`) ? whole.slice(0, -last.length).trim() : ''
}
