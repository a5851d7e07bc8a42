import type { Locator, Page, Route } from '@playwright/test'
import { words } from '../../../words.ts'

/** A place in a flow where a call goes out when a person presses a button. Every answer of the backend is played. */
export interface CallSite {
  readonly operation: string
  /** Where the call goes, when that is not the operation's own address. */
  readonly address?: string
  readonly reach: (page: Page) => Promise<void>
  /** The button that sends the call. */
  readonly button: (page: Page) => Locator
  readonly told: string | RegExp
  /** Faults that this operation takes for one of its documented answers, with the text of that. */
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /** Faults that lead on to a panel that ends the flow, which shows nothing of them. */
  readonly untold?: readonly string[]
  /** Faults in the words of an answer that nobody reads, and what is then shown: the flow has gone on. */
  readonly passes?: Readonly<Record<string, string | RegExp>>
  /** Nothing says how long to wait. */
  readonly saysNoWait?: boolean
  /** A field, and what was typed there. */
  readonly kept?: readonly [field: (page: Page) => Locator, value: string]
}

/** A place where a call goes out by itself, when a page opens. */
export interface Opening {
  readonly operation: string
  /** Opens the page, and is over when it is loaded. */
  readonly open: (page: Page) => Promise<void>
  /** What a person then reads. */
  readonly told: string | RegExp
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /** The person hears of no failure: the page goes on without what was called for. */
  readonly isSilent?: boolean
}

export const json = (body: object | boolean) => (route: Route) => route.fulfill({ json: body })
export const named =
  (role: 'button' | 'textbox' | 'combobox', name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole(role, { name, exact: true })
export const next = named('button', words.eligibility.next)

/** The same words for each of these faults. */
export const allOf = (faults: readonly string[], shown: string | RegExp): Record<string, string | RegExp> =>
  Object.fromEntries(faults.map((fault) => [fault, shown]))

/** An unknown Status is an answer like any other that is no success. */
export const refusedResend = {
  'an unknown Status': 'Unable to resend email. Please try again or contact us.',
}
export const refusedLogin = {
  'an unknown Status': /^Could not create a new user at this time\. Please check information and try again/,
}

/** What a step of registering leaves in the tab before the confirmation. */
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
