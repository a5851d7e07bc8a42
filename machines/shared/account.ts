export interface SmsFactor {
  readonly oktaId: string
  readonly factorId: string
}

export interface LinkedAccount {
  readonly accountNumber: string
  readonly role: 'primary' | 'secondary'
  readonly name: string
  readonly address: string
  readonly businessPartnerGuid: string
  readonly isPaperless: boolean
  readonly isClosed: boolean
}
export interface AccountOverview {
  readonly accounts: readonly LinkedAccount[]
  readonly language: string
  readonly phone: {
    readonly number: string
    readonly factor: SmsFactor
    readonly isConfirmed: boolean
  } | null
}

export const factorOf = (overview: AccountOverview | null): SmsFactor =>
  overview?.phone?.factor ?? { oktaId: '', factorId: '' }
