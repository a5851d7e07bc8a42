export interface ActivatedLogin {
  readonly customerName: string
  readonly loginId: string
  readonly email: string
  readonly accountNumber: string
  readonly businessPartnerNumber: string
  readonly interactionRecorded: boolean
}
