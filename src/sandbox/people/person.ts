import type { Language } from '../../contract/languages.ts'
import type { OperationResponse } from '../../contract/operations.ts'

/** Such as `+16095550199`. */
export type E164 = string

export interface SamplePerson {
  /** 12 digits */
  readonly contractNumber: string
  readonly name: PersonName | OrganizationName
  readonly address: Address
  /** Empty if the account has no email address on record. */
  readonly email: string
  readonly phone: E164
  /** Why the account cannot be registered, and the `StatusCode` of the refusal. */
  readonly refusal?: { readonly details: string; readonly code?: string }
  readonly creationRefused?: true
  readonly interactionRefused?: true
  readonly paperless?: true
  readonly login?: SampleLogin
  readonly recovery?: RecoverySetting
  readonly links?: LinkSetting
  /** At least one: an action of the tester, and the documented status that results from it. */
  readonly demonstrates: readonly Expectation[]
}

interface RecoverySetting {
  /** During a password reset, the customer has to choose one of the addresses. */
  readonly otherEmails?: readonly string[]
  /** The status that the mail service returns when it refuses the person's address. */
  readonly mailRefusal?: string
  /** A login of the former portal, and why it was not migrated to this portal. */
  readonly formerLogin?: { readonly loginId: string; readonly refusal: string }
  /** The sandbox returns this response of the customer record system instead of looking up the account. */
  readonly recordAnswer?: OperationResponse<'addressLookup'>
  /** The identity provider has a user with the email address, but without a login ID. */
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
  readonly supplement: string
  readonly city: string
  /** The utility of the same state serves the address. */
  readonly state: 'NJ' | 'PA' | 'NY'
  readonly zipCode: string
}

export interface SampleLogin {
  readonly loginId: string
  readonly status: 'STAGED' | 'PROVISIONED' | 'ACTIVE' | 'SUSPENDED'
  /** Days since the registration. Without activation, each start moves the date, so that this stays correct. */
  readonly daysAgo: number
  readonly link?: 'works' | 'expired' | 'used'
  /** Gets a code at each sign-in. */
  readonly smsFactor?: E164
  readonly unconfirmedPhone?: E164
  readonly shares?: readonly string[]
  readonly groups?: readonly string[]
  readonly language?: Language
  /** The records already contain the interaction record, although nobody has opened the activation link. */
  readonly interactionRecorded?: true
}

export const flows = [
  'eligibility',
  'creation',
  'activation',
  'signIn',
  'forgotPassword',
  'forgotLogin',
  'accountLookup',
  'thirdParty',
  'invitation',
  'paperless',
] as const
export type Flow = (typeof flows)[number]

export interface Expectation {
  readonly flow: Flow
  /** Missing if the tester only fills in the form with the values that the page shows. */
  readonly todo?: string
  /** The response status that the specification requires, and the text that the customer sees. */
  readonly outcome: string
}

export const samplePassword = 'Blue-Kettle-42'

export const isOrganization = (name: SamplePerson['name']): name is OrganizationName => 'customerName' in name

export const displayName = (name: SamplePerson['name']): string =>
  isOrganization(name)
    ? name.customerName
    : [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ')

export interface LinkSetting {
  readonly thirdParty?: SampleRequest
  readonly invitation?: 'works' | 'expired'
  readonly paperless?: 'works' | 'enrolled' | 'expired'
}

/** The sample person is the primary holder. */
export interface SampleRequest {
  readonly fullName: string
  readonly lastName: string
  readonly email: string
  readonly telephoneNumber?: E164
  /** `Pending` by default */
  readonly status?: 'Accepted' | 'Rejected' | 'Removed' | 'Expired' | 'Completed'
  readonly isTooOld?: true
  readonly refusal?: 'Business partner not created' | 'Accounts not linked' | 'Account not created'
  /** The account whose login signs in, if the third party is also a customer. */
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
