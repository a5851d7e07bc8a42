import type { Locator, Page, Route } from '@playwright/test'
import { words } from '../../../words.ts'

/** A button in a flow that sends a call. The tests try every fault of the backend for this call. */
export interface CallSite {
  readonly operation: string
  /** The URL pattern of the call, if it differs from the pattern of the operation. */
  readonly address?: string
  readonly reach: (page: Page) => Promise<void>
  /** The button that sends the call. */
  readonly button: (page: Page) => Locator
  readonly message: string | RegExp
  /**
   * Faults that the flow treats as one of the operation's documented responses, with the text that the page then
   * shows.
   */
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /** Faults that lead to a final panel of the flow, which shows no message about the fault. */
  readonly withoutMessage?: readonly string[]
  /** Faults that have no effect, because no flow reads the response. The flow continues and shows the given text. */
  readonly passes?: Readonly<Record<string, string | RegExp>>
  /** True if the failure message does not say how long the person has to wait. */
  readonly saysNoWait?: boolean
  /** A field, and the value that it must still have after the fault. */
  readonly kept?: readonly [field: (page: Page) => Locator, value: string]
}

/** A page that sends a call automatically when it opens. */
export interface Opening {
  readonly operation: string
  /** Opens the page; resolves when it is loaded. */
  readonly open: (page: Page) => Promise<void>
  /** The text that the page shows after the fault. */
  readonly message: string | RegExp
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /** Whether the page ignores the failure: it shows no message and continues. */
  readonly isSilent?: boolean
}

export const json = (body: object | boolean) => (route: Route) => route.fulfill({ json: body })
export const named =
  (role: 'button' | 'textbox' | 'combobox', name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole(role, { name, exact: true })
export const next = named('button', words.eligibility.next)

/** The flow treats every Status other than success as a failure, also an unknown Status. */
export const refusedResend = {
  'an unknown Status': 'Unable to resend email. Please try again or contact us.',
}
export const refusedLogin = {
  'an unknown Status': /^Could not create a new user at this time\. Please check information and try again/,
}

/** The data that an earlier step of the registration stores in the tab for the confirmation page. */
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
