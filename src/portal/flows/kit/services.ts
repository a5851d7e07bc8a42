import type { Language } from '../../../contract/languages.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'
import type { CallOperation, Captcha } from '../../api/client.ts'
import type { SignIn } from '../../identity/sign-in.ts'
import type { CookieJar } from '../../identity/read-tokens.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import type { Query } from './query.ts'

/** The services that the calls and actions of every flow use. Each page has one object with these services. */
export interface Services {
  readonly configuration: PageConfiguration
  readonly call: CallOperation
  readonly captcha: Pick<Captcha, 'keep' | 'isPassed'>
  /** The storage for records, which are data that survives a reload. */
  readonly storage: TabStorage
  /** Loads the script for sign-in and sign-out at the first use, because most visitors never sign in. */
  readonly signIn: () => Promise<SignIn>
  /**
   * The cookies that contain the tokens of a signed-in person or an anonymous visitor. Other sites of the shared domain
   * read these cookies too.
   */
  readonly cookies: CookieJar
  /**
   * Returns the query with which the customer opened the page. The query includes the codes that the portal has
   * removed from the address bar.
   */
  readonly search: () => string
  /** Returns the query in the address bar, without a link code (the secret token of a mailed link). */
  readonly shownSearch: () => string
  /**
   * Returns the query string `search` as an object. If a parameter is repeated, the object contains its first value.
   */
  readonly query: () => Query
  /**
   * Removes the stored query of a mailed link. A flow calls this function after the backend has responded to the call
   * with the link code, so that a reload, Back or Forward does not use the link again.
   */
  readonly forgetOpenedLink: () => void
  readonly language: () => Language
  /**
   * Returns the alerts that the server has put into the page; `null` if the page contains no alerts in its current
   * language.
   */
  readonly alerts: () => Readonly<OperationResponse<'getActiveAlerts'>> | null
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number
}
