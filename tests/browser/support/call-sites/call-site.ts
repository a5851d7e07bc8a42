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
  readonly button: (page: Page) => Locator
  readonly message: string | RegExp
  /** Faulty responses that equal a documented response of the operation, each with the text that the page must show. */
  readonly answers?: Readonly<Record<string, string | RegExp>>
  /** Faulty responses that count as a success, because the portal does not read the body, each with the shown text. */
  readonly passes?: Readonly<Record<string, string | RegExp>>
  /** True if the message after a response with status 429 does not say how long the person has to wait. */
  readonly saysNoWait?: boolean
  /** A field of the page, and the value that the field must still have after each fault. */
  readonly kept?: readonly [field: (page: Page) => Locator, value: string]
}

export interface Opening {
  readonly operation: string
  readonly open: (page: Page) => Promise<void>
  readonly message: string
  readonly isSilent?: boolean
}

export const json = (body: object | boolean) => (route: Route) => route.fulfill({ json: body })
export const named =
  (role: 'button' | 'textbox' | 'combobox', name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole(role, { name, exact: true })
export const next = named('button', words.common.next)
