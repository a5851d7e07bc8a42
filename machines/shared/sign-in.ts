/** How the person came here. `path` is the page they wanted; empty when they wanted none. */
export type SignInTask =
  | { readonly kind: 'start'; readonly path: string }
  /** A link that starts signing in at once. */
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
  /** Seconds until another try can succeed, when the provider names them. */
  readonly waitSeconds?: number
}
export type FinishOutcome = { readonly kind: 'signedIn'; readonly originalUri: string } | Failed
export type AccessOutcome =
  | { readonly kind: 'granted'; readonly person: Person }
  | { readonly kind: 'signInRequired' }
  | { readonly kind: 'stepUpRequired' }
  | { readonly kind: 'groupMissing' }
/** The parameters of the redirect to the provider. Empty texts are left out. */
export interface RedirectRequest {
  readonly originalUri: string
  readonly acr: string
  readonly loginHint: string
  /** The browser history skips this page, because it would start the redirect again. */
  readonly replacesPage?: boolean
}
/** `returned`: the browser left the page, and the back button restored it. Otherwise the promise does not resolve. */
export type RedirectOutcome = { readonly kind: 'returned' } | Failed
