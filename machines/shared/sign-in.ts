/** `path` is the page that opens after the sign-in; if it is empty, the default page opens. */
export type SignInTask =
  /**
   * Waits until the person presses the sign-in button. If `hasSession` is true, the person is already signed in, and
   * the button opens the account page. If `hasSignedOut` is true, the person has come here from a sign-out.
   */
  | {
      readonly kind: 'start'
      readonly path: string
      readonly hasSession?: boolean
      readonly hasSignedOut?: boolean
    }
  | { readonly kind: 'link'; readonly path: string }
  /**
   * Starts the sign-in at once, as a part of another flow. The task ends when the person returns, or when the redirect
   * fails.
   */
  | { readonly kind: 'redirect'; readonly path: string }
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
/** The parameters of the redirect to the provider. The redirect does not send empty parameters. */
export interface RedirectRequest {
  readonly originalUri: string
  readonly acr: string
  readonly loginHint: string
  /**
   * Whether the redirect replaces the portal's page in the browser's history. A page that redirects at once needs this
   * option. Otherwise the Back button would open the page again, and the page would redirect again.
   */
  readonly replacesPage?: boolean
}
