import type { SmsFactor } from './sms-factor.ts'

export interface LinkedAccount {
  /** The account number, 12 digits. */
  readonly accountNumber: string
  readonly role: 'primary' | 'secondary'
  /** The customer's name as it is printed on the bill. */
  readonly name: string
  readonly address: string
  readonly businessPartnerGuid: string
  readonly isPaperless: boolean
}
export interface AccountOverview {
  readonly accounts: readonly LinkedAccount[]
  /** The tag of the language for mails and text messages. */
  readonly language: string
  /** The phone for the second factor, in international form. */
  readonly phone: {
    readonly number: string
    readonly factor: SmsFactor
    readonly isConfirmed: boolean
  } | null
}

/**
 * Returns the factor with which the customer can confirm the phone number. The caller must first check that the
 * account has such a phone number.
 */
export const factorOf = (overview: AccountOverview | null): SmsFactor =>
  overview?.phone?.factor ?? { oktaId: '', factorId: '' }
