import type { SmsFactor } from './sms-factor.ts'

export interface LinkedAccount {
  /** The account number, which has 12 digits. */
  readonly accountNumber: string
  readonly role: 'primary' | 'secondary'
  /** The customer's name as it is printed on the bill. */
  readonly name: string
  readonly address: string
  readonly businessPartnerGuid: string
  readonly isPaperless: boolean
  readonly isClosed: boolean
}
export interface AccountOverview {
  readonly accounts: readonly LinkedAccount[]
  /** The language of the mails and text messages to the customer, as a language tag such as `es`. */
  readonly language: string
  /** The phone for the second factor, in international form. */
  readonly phone: {
    readonly number: string
    readonly factor: SmsFactor
    readonly isConfirmed: boolean
  } | null
}

/**
 * Returns the ids that identify the customer's second factor at the identity provider: the id of the login and the id
 * of the phone. If the login has no phone, both ids are empty.
 */
export const factorOf = (overview: AccountOverview | null): SmsFactor =>
  overview?.phone?.factor ?? { oktaId: '', factorId: '' }
