import type { Locator, Page, Route } from '@playwright/test'
import { words } from '../../../words.ts'

/** A place in a flow where a press on a button sends a call. Every answer of the backend is tried there. */
export interface CallSite {
  readonly operation: string
  /** The address of the call, when that is not the operation's own. */
  readonly address?: string
  readonly reach: (page: Page) => Promise<void>
  /** The button that sends the call. */
  readonly button: (page: Page) => Locator
  readonly told: string | RegExp
  /** Faults that this operation takes for one of its documented answers, with the text of that answer. */
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /** Faults that lead on to a panel that ends the flow without a message about them. */
  readonly untold?: readonly string[]
  /** Faults in an answer that no flow reads, and what then shows: the flow has gone on. */
  readonly passes?: Readonly<Record<string, string | RegExp>>
  /** The failure has no waiting time. */
  readonly saysNoWait?: boolean
  /** A field, and its entry. */
  readonly kept?: readonly [field: (page: Page) => Locator, value: string]
}

/** A place where a call is sent automatically when a page opens. */
export interface Opening {
  readonly operation: string
  /** Opens the page; resolves when it is loaded. */
  readonly open: (page: Page) => Promise<void>
  /** The text that shows then. */
  readonly told: string | RegExp
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /** The failure has no message: the page goes on without the answer. */
  readonly isSilent?: boolean
}

export const json = (body: object | boolean) => (route: Route) => route.fulfill({ json: body })
export const named =
  (role: 'button' | 'textbox' | 'combobox', name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole(role, { name, exact: true })
export const next = named('button', words.eligibility.next)

/** The same text for each of these faults. */
export const allOf = (faults: readonly string[], shown: string | RegExp): Record<string, string | RegExp> =>
  Object.fromEntries(faults.map((fault) => [fault, shown]))

/** An unknown Status is treated like any other that is no success. */
export const refusedResend = {
  'an unknown Status': 'Unable to resend email. Please try again or contact us.',
}
export const refusedLogin = {
  'an unknown Status': /^Could not create a new user at this time\. Please check information and try again/,
}

/** What an earlier step of the registration stores in the tab for the confirmation. */
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
