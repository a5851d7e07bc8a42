/** What brought the person here. `path` is where they wanted to be, empty for nowhere in particular. */
export type SignInTask =
  | { readonly kind: 'start'; readonly path: string }
  /** A link that is itself the wish to sign in. */
  | { readonly kind: 'link'; readonly path: string }
  | { readonly kind: 'callback' }
  | {
      readonly kind: 'guard'
      readonly path: string
      readonly acr: string
      readonly groups: readonly string[]
    }
export interface Person {
  readonly name: string
  readonly loginId: string
}
export type SignInFailure =
  | 'stateMismatch'
  | 'nonceMismatch'
  | 'issuerMismatch'
  | 'audienceMismatch'
  | 'expired'
  | 'accessDenied'
  | 'clockSkew'
  | 'transactionExpired'
  | 'unreachable'
  | 'busy'
  | 'tokenTooLarge'
  | 'cookiesRefused'
  | 'signOutFailed'
  | 'unknown'
interface Failed {
  readonly kind: 'failed'
  readonly failure: SignInFailure
  /** Until another try can succeed, where the provider says so. */
  readonly waitSeconds?: number
}
export type FinishOutcome = { readonly kind: 'signedIn'; readonly originalUri: string } | Failed
export type AccessOutcome =
  | { readonly kind: 'granted'; readonly person: Person }
  | { readonly kind: 'signInRequired' }
  | { readonly kind: 'stepUpRequired' }
  | { readonly kind: 'groupMissing' }
/** To send the browser to the provider with. Empty texts ask for nothing. */
export interface RedirectRequest {
  readonly originalUri: string
  readonly acr: string
  readonly loginHint: string
  /** The page that asks is left out of the history: it would only lead here again. */
  readonly replacesPage?: boolean
}
/** `returned`: the browser left, and the back button brought the page back. Without either there is no answer. */
export type RedirectOutcome = { readonly kind: 'returned' } | Failed
