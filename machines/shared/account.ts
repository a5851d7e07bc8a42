import type { SmsFactor } from './sms-factor.ts'

export interface LinkedAccount {
  /** 12 digits */
  readonly accountNumber: string
  readonly role: 'primary' | 'secondary'
  /** As on the bill. */
  readonly name: string
  readonly address: string
  readonly isPaperless: boolean
}
export interface AccountOverview {
  readonly accounts: readonly LinkedAccount[]
  /** Of mails and text messages, by its tag. */
  readonly language: string
  /** The one that was opted in for logging in, in international form. */
  readonly phone: {
    readonly number: string
    readonly factor: SmsFactor
    readonly isConfirmed: boolean
  } | null
}

/** The factor of the phone that is offered; there is one wherever it is asked for. */
export const factorOf = (overview: AccountOverview | null): SmsFactor =>
  overview?.phone?.factor ?? { oktaId: '', factorId: '' }
