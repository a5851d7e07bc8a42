import type { Locator, Page, Route } from '@playwright/test'
import { words } from '../../../words.ts'

/** A place in a flow where a press on a button sends a call. The tests try every answer of the backend there. */
export interface CallSite {
  readonly operation: string
  /** The address of the call, if it differs from the operation's own address. */
  readonly address?: string
  readonly reach: (page: Page) => Promise<void>
  /** The button that sends the call. */
  readonly button: (page: Page) => Locator
  readonly told: string | RegExp
  /** Faults that this operation reads as one of its documented answers, with the text that this answer shows. */
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /** Faults that lead to a final panel of the flow without a message about the fault. */
  readonly untold?: readonly string[]
  /** Faults in an answer that no flow reads. The flow continues and shows the given text. */
  readonly passes?: Readonly<Record<string, string | RegExp>>
  /** The failure returns no waiting time. */
  readonly saysNoWait?: boolean
  /** A field and its expected value after the fault. */
  readonly kept?: readonly [field: (page: Page) => Locator, value: string]
}

/** A place where a call is sent automatically when a page opens. */
export interface Opening {
  readonly operation: string
  /** Opens the page; resolves when it is loaded. */
  readonly open: (page: Page) => Promise<void>
  /** The text that the page then shows. */
  readonly told: string | RegExp
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /** The failure shows no message, and the page continues without the answer. */
  readonly isSilent?: boolean
}

export const json = (body: object | boolean) => (route: Route) => route.fulfill({ json: body })
export const named =
  (role: 'button' | 'textbox' | 'combobox', name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole(role, { name, exact: true })
export const next = named('button', words.eligibility.next)

/** Returns a record with the same text for each fault. */
export const allOf = (faults: readonly string[], shown: string | RegExp): Record<string, string | RegExp> =>
  Object.fromEntries(faults.map((fault) => [fault, shown]))

/** An unknown Status is treated as a failure, like every Status other than success. */
export const refusedResend = {
  'an unknown Status': 'Unable to resend email. Please try again or contact us.',
}
export const refusedLogin = {
  'an unknown Status': /^Could not create a new user at this time\. Please check information and try again/,
}

/** The record that an earlier step of the registration stores in the tab for the confirmation page. */
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
