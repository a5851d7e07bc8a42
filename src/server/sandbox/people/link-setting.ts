/** The mails with links that a sample person, or their third party, got. */
export interface LinkSetting {
  readonly thirdParty?: SampleRequest
  readonly invitation?: 'works' | 'expired'
  readonly paperless?: 'works' | 'enrolled' | 'expired'
}

/** A request of the sample person, as primary holder, to somebody else. */
export interface SampleRequest {
  readonly fullName: string
  readonly lastName: string
  readonly email: string
  /** E.164 */
  readonly telephoneNumber?: string
  /** `Pending` when left out. */
  readonly status?: 'Accepted' | 'Rejected' | 'Removed' | 'Expired' | 'Completed'
  /** The link is older than it may be. */
  readonly isTooOld?: true
  /** Why the record system takes no third party. */
  readonly refusal?: 'Business partner not created' | 'Accounts not linked' | 'Account not created'
  /** The third party is the customer of this account, with the login of that account. */
  readonly partnerOf?: string
  readonly language?: 'en' | 'es'
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
