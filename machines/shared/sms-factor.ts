export interface SmsFactor {
  readonly oktaId: string
  readonly factorId: string
}
