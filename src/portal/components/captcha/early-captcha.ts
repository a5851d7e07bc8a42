/** An event of a captcha. The event `failed` means that the captcha or its script could not be loaded. */
export type CaptchaEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'solved'; readonly token: string }
  | { readonly type: 'expired' }
  | { readonly type: 'failed' }

/**
 * The captcha that the inline script `early-captcha.js` shows before the portal's script has loaded. The script stores
 * the events of the captcha until the portal connects.
 */
export interface EarlyCaptcha {
  /**
   * The element of the first HTML in which the captcha is; `null` if the document came without it. After a failed
   * hydration React has replaced this element, and the captcha is gone with it.
   */
  readonly slot: Element | null
  /** Resolves when `window.grecaptcha` can render captchas. */
  readonly loaded: Promise<void>
  /**
   * Sends the stored events and all later events to `listener`. The stored events arrive in a browser task after the
   * call of `connect`, because the flow of the page starts only after hydration.
   * @returns a function that disconnects the listener
   */
  readonly connect: (listener: (event: CaptchaEvent) => void) => () => void
}

declare global {
  interface Window {
    /** The functions of the captcha's script; missing until this script has loaded. */
    readonly grecaptcha?: {
      readonly ready: (callback: () => void) => void
      readonly render: (slot: Element, options: object) => number
    }
    /** The captcha of the first HTML; missing on pages whose first step is not the security check. */
    earlyCaptcha?: EarlyCaptcha
  }
}
