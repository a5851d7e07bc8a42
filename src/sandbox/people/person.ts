import type { Language } from '../../contract/languages.ts'
import type { OperationResponse } from '../../contract/operations.ts'

/**
 * A fictitious customer of the sandbox, with an account and perhaps a login. Testers use the person to see some of the
 * documented response statuses.
 */
export interface SamplePerson {
  /** The account number, 12 digits. */
  readonly contractNumber: string
  readonly name: PersonName | OrganizationName
  readonly address: Address
  /** The email address; empty if the account has no email address on record. */
  readonly email: string
  /** The phone number in the format E.164. */
  readonly phone: string
  readonly companyCode: 'NJ' | 'PA' | 'NY'
  /**
   * The reason why the account cannot be registered, and the `StatusCode` in the response that refuses the
   * registration.
   */
  readonly refusal?: { readonly details: string; readonly code?: string }
  readonly creationRefused?: true
  readonly interactionRefused?: true
  /** Whether the account is enrolled in paperless billing. */
  readonly paperless?: true
  readonly login?: SampleLogin
  readonly recovery?: RecoverySetting
  readonly links?: LinkSetting
  /** At least one example: an action of the tester, and the documented status that results from it. */
  readonly demonstrates: readonly Expectation[]
}

/** Settings that determine the result when a person has forgotten the login ID, the password or the account number. */
interface RecoverySetting {
  /**
   * Additional email addresses of the login. During a password reset, the customer has to choose one of the addresses.
   */
  readonly otherEmails?: readonly string[]
  /** The status that the mail service returns when it refuses the person's address. */
  readonly mailRefusal?: string
  /**
   * A login of the former portal that was not migrated to this portal. `refusal` is the reason why it was not migrated.
   */
  readonly formerLogin?: { readonly loginId: string; readonly refusal: string }
  /**
   * The response of the utility's customer record system to a lookup of this account. If this response is set, the
   * sandbox returns it and does not look up the account.
   */
  readonly recordAnswer?: OperationResponse<'addressLookup'>
  /** Whether the identity provider has a user with the person's email address, but without a login ID. */
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
  /**
   * The number of days since the registration. If the login is not activated, each start of the server moves the date
   * of the registration, so that this number stays correct.
   */
  readonly daysAgo: number
  /** Whether the link in the activation mail works, has expired, or was already used. */
  readonly link?: 'works' | 'expired' | 'used'
  /** The phone number (E.164) to which the server sends a code at each sign-in. */
  readonly smsFactor?: string
  /** A phone number for the second factor (E.164) that the customer has not confirmed with a code. */
  readonly unconfirmedPhone?: string
  /** The account numbers of other customers who share their accounts with this login. */
  readonly shares?: readonly string[]
  readonly groups?: readonly string[]
  readonly language?: Language
  /**
   * Whether the utility's customer records already contain an entry about the registration (the interaction record),
   * although nobody has opened the activation link.
   */
  readonly interactionRecorded?: true
}

/** The sections of the page that lists the sample people. Most sections are about one page of the portal. */
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
  /**
   * The action of the tester; missing if the tester only has to fill in the form with the values that the page shows.
   */
  readonly todo?: string
  /** The response status that the specification requires, and the text that the customer sees. */
  readonly outcome: string
}

/** The password of every sample login that can sign in. */
export const samplePassword = 'Blue-Kettle-42'

export const isOrganization = (name: SamplePerson['name']): name is OrganizationName => 'customerName' in name

export const displayName = (name: SamplePerson['name']): string =>
  isOrganization(name)
    ? name.customerName
    : [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ')

/** The states of the mailed links of a sample person, and the third-party request that the person has sent. */
export interface LinkSetting {
  readonly thirdParty?: SampleRequest
  readonly invitation?: 'works' | 'expired'
  readonly paperless?: 'works' | 'enrolled' | 'expired'
}

/** A third-party request that the sample person sends. The sample person is the primary holder. */
export interface SampleRequest {
  readonly fullName: string
  readonly lastName: string
  readonly email: string
  /** The phone number in the format E.164. */
  readonly telephoneNumber?: string
  /** The status of the request; `Pending` by default. */
  readonly status?: 'Accepted' | 'Rejected' | 'Removed' | 'Expired' | 'Completed'
  /** Whether the mailed link of the third-party request has already expired. */
  readonly isTooOld?: true
  /** The reason why the utility's customer record system refuses the third party. */
  readonly refusal?: 'Business partner not created' | 'Accounts not linked' | 'Account not created'
  /**
   * The account number of the third party, if the third party is also a customer. The third party signs in with the
   * login of this account.
   */
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
