import type { Language } from '../../contract/languages.ts'
import type { OperationResponse } from '../../contract/operations.ts'

/** A sample person: an account, perhaps a login, and what happens when one tries them. */
export interface SamplePerson {
  /** 12 digits */
  readonly contractNumber: string
  readonly name: PersonName | OrganizationName
  readonly address: Address
  /** Empty when there is none on record. */
  readonly email: string
  /** E.164 */
  readonly phone: string
  readonly companyCode: 'NJ' | 'PA' | 'NY'
  /** Why the registration process refuses the account, and its StatusCode. */
  readonly refusal?: { readonly details: string; readonly code?: string }
  readonly creationRefused?: true
  readonly interactionRefused?: true
  /** Is enrolled in paperless billing. */
  readonly paperless?: true
  readonly login?: SampleLogin
  readonly recovery?: RecoverySetting
  readonly links?: LinkSetting
  /** At least one: what to try, and the documented status that follows. */
  readonly demonstrates: readonly Expectation[]
}

/** What decides how the recovery of a sample person ends. */
interface RecoverySetting {
  /** More addresses of the login, so that the person has to choose one. */
  readonly otherEmails?: readonly string[]
  /** The status with which the mail service refuses the person's address. */
  readonly mailRefusal?: string
  /** A login of the former portal that was not migrated, and why. */
  readonly formerLogin?: { readonly loginId: string; readonly refusal: string }
  /** The record system's answer instead of a lookup of the account. */
  readonly recordAnswer?: OperationResponse<'addressLookup'>
  /** The identity provider has a user with the person's address but without a login ID. */
  readonly hasNoLoginId?: true
}

interface PersonName {
  readonly firstName: string
  readonly middleName?: string
  readonly lastName: string
}
interface OrganizationName {
  readonly customerName: string
}
interface Address {
  readonly houseNumber: string
  readonly streetName: string
  readonly supplement?: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
}

export interface SampleLogin {
  readonly loginId: string
  readonly status: 'STAGED' | 'PROVISIONED' | 'ACTIVE' | 'SUSPENDED'
  /** How long ago it was registered. Each start moves the date along while nobody has activated it. */
  readonly daysAgo: number
  /** The link in the mail that it got. */
  readonly link?: 'works' | 'expired' | 'used'
  /** Phone that confirms each sign-in. E.164. */
  readonly smsFactor?: string
  /** Phone that was entered to confirm each sign-in, but whose code was never entered. E.164. */
  readonly unconfirmedPhone?: string
  /** Account numbers of others that this login shares as a third party. */
  readonly shares?: readonly string[]
  readonly groups?: readonly string[]
  readonly language?: Language
  /** The record of the finished registration exists before the link was opened. */
  readonly interactionRecorded?: true
}

/** The groups of the sample people: pages of the portal. */
export type Flow =
  | 'eligibility'
  | 'creation'
  | 'activation'
  | 'signIn'
  | 'forgotPassword'
  | 'forgotLogin'
  | 'accountLookup'
  | 'thirdParty'
  | 'invitation'
  | 'paperless'

export interface Expectation {
  readonly flow: Flow
  /** What to do; left out where it is enough to fill the form with the facts shown. */
  readonly todo?: string
  /** The documented status, and what the person sees. */
  readonly outcome: string
}

/** The password of every sample login that can sign in. */
export const samplePassword = 'Blue-Kettle-42'

export const isOrganization = (name: SamplePerson['name']): name is OrganizationName => 'customerName' in name

export const displayName = (name: SamplePerson['name']): string =>
  isOrganization(name)
    ? name.customerName
    : [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ')

/** The mails with links that a sample person or their third party got. */
export interface LinkSetting {
  readonly thirdParty?: SampleRequest
  readonly invitation?: 'works' | 'expired'
  readonly paperless?: 'works' | 'enrolled' | 'expired'
}

/** A request of the sample person, as primary holder, to a third party. */
export interface SampleRequest {
  readonly fullName: string
  readonly lastName: string
  readonly email: string
  /** E.164 */
  readonly telephoneNumber?: string
  /** `Pending` when left out. */
  readonly status?: 'Accepted' | 'Rejected' | 'Removed' | 'Expired' | 'Completed'
  /** The link has expired. */
  readonly isTooOld?: true
  /** Why the record system refuses the third party. */
  readonly refusal?: 'Business partner not created' | 'Accounts not linked' | 'Account not created'
  /** The third party is the customer of this account and has its login. */
  readonly partnerOf?: string
  readonly language?: Language
  readonly address?: RequestAddress
}

type RequestAddress =
  | {
      readonly addressType: 'STANDARD' | 'FOREIGN'
      readonly houseNumber: string
      readonly street: string
      readonly city: string
      readonly state: string
      readonly country: string
      readonly zip: string
    }
  | {
      readonly addressType: 'PO BOX'
      readonly poBoxNumber: string
      readonly city: string
      readonly state: string
      readonly poBoxZip: string
    }
  | { readonly addressType: 'MILITARY'; readonly state: string; readonly zip: string }
