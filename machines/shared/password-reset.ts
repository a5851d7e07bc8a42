/**
 * One email address of a login. The page shows only the `label`, which is the masked address. The call sends only the
 * `handle`, which identifies the address for the backend.
 */
interface ResetEmail {
  readonly handle: string
  readonly label: string
}
export interface ResetChoice {
  readonly loginId: string
  readonly oktaId: string
  readonly emails: readonly ResetEmail[]
}
export const noResetChoice: ResetChoice = { loginId: '', oktaId: '', emails: [] }
export interface ResetRequest {
  readonly choice: ResetChoice
  readonly handle: string
}
