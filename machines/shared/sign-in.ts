/** The task of the sign-in. `path` is the page that opens after the sign-in; empty if the task has no such page. */
export type SignInTask =
  | { readonly kind: 'start'; readonly path: string }
  /** A link that starts the sign-in at once. */
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
  /** Seconds until another try can succeed, if the provider sends them. */
  readonly waitSeconds?: number
}
export type FinishOutcome = { readonly kind: 'signedIn'; readonly originalUri: string } | Failed
export type AccessOutcome =
  | { readonly kind: 'granted'; readonly person: Person }
  | { readonly kind: 'signInRequired' }
  | { readonly kind: 'stepUpRequired' }
  | { readonly kind: 'groupMissing' }
/** The parameters of the redirect to the provider. The redirect omits empty texts. */
export interface RedirectRequest {
  readonly originalUri: string
  readonly acr: string
  readonly loginHint: string
  /**
   * With this option, the page does not stay in the browser's history, because the page would start the redirect
   * again.
   */
  readonly replacesPage?: boolean
}
/**
 * The outcome of a redirect. `returned`: the browser has left the page, and Back has restored it. The promise does
 * not resolve while the provider's page is open.
 */
export type RedirectOutcome = { readonly kind: 'returned' } | Failed
