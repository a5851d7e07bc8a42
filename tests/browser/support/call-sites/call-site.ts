import type { Locator, Page, Route } from '@playwright/test'
import { words } from '../../../words.ts'

/** A button that sends a call to the backend. The tests let the call fail and check the page. */
export interface CallSite {
  readonly operation: string
  /** True for the one call site of its kind that the tests let fail in every way. */
  readonly failsInEveryWay?: boolean
  /** The URL pattern of the call, if the URL is not `/api/` and the name of the operation. */
  readonly address?: string
  readonly reach: (page: Page) => Promise<void>
  /** The button that sends the call. */
  readonly button: (page: Page) => Locator
  readonly message: string | RegExp
  /** Faulty responses that equal a documented response of the operation, each with the text that the page must show. */
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /**
   * Faulty responses that count as a success, because the portal does not read the body. The value is the text that the
   * page must show.
   */
  readonly passes?: Readonly<Record<string, string | RegExp>>
  /** True if the message after a response with status 429 does not say how long the person has to wait. */
  readonly saysNoWait?: boolean
  /** A field of the page, and the value that the field must still have after each fault. */
  readonly kept?: readonly [field: (page: Page) => Locator, value: string]
}

/** A page that sends a call automatically when it opens. */
export interface Opening {
  readonly operation: string
  /** True for the one page of its kind whose call the tests let fail in every way. */
  readonly failsInEveryWay?: boolean
  /** Opens the page and waits until it has loaded. */
  readonly open: (page: Page) => Promise<void>
  /** The text that the page must show after a fault of the call. */
  readonly message: string | RegExp
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /** True if the page continues without a message when the call fails. */
  readonly isSilent?: boolean
}

export const json = (body: object | boolean) => (route: Route) => route.fulfill({ json: body })
export const named =
  (role: 'button' | 'textbox' | 'combobox', name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole(role, { name, exact: true })
export const next = named('button', words.common.next)

/** The portal treats every Status other than success as a failure, also an unknown Status. */
export const refusedResend = {
  'an unknown Status': 'Unable to resend email. Please try again or contact us.',
}
export const refusedLogin = {
  'an unknown Status': /^Could not create a new user at this time\. Please check information and try again/,
}

/** The data of a registration that an earlier page stores in the tab for the confirmation page. */
export const confirmation = {
  accountNumber: '210012345785',
  customerName: 'Ingrid Larsen',
  email: 'ingrid@example.org',
  loginId: 'ilarsen_99',
  oktaId: '00u1',
  mfaOptIn: true,
  phone: '+16095550148',
  factorId: 'sms1',
  phoneVerified: false,
  pendingRecorded: true,
  codeAllowedAt: 0,
  emailAllowedAt: 0,
}
