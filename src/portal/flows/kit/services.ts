import type { Language } from '../../../contract/languages.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'
import type { CallOperation } from '../../api/client.ts'
import type { SignIn } from '../../identity/sign-in.ts'
import type { CookieJar } from '../../identity/token-cookies.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import type { Query } from './query.ts'

/** The services that the ports of every flow use. One object for the whole page. */
export interface Services {
  readonly configuration: PageConfiguration
  readonly call: CallOperation
  /** The storage of the records that survive a reload. */
  readonly storage: TabStorage
  /** Signing in and out; loaded at its first use, since most visitors never sign in. */
  readonly signIn: () => Promise<SignIn>
  /** The cookies with the tokens that other sites of the shared domain read. */
  readonly cookies: CookieJar
  /** The query of the address that the person opened, with the codes that were removed from the address bar. */
  readonly search: () => string
  /** The query in the address bar: without the code of a mailed link. */
  readonly shownSearch: () => string
  /** `search` as an object. When a parameter is repeated, the first one counts. */
  readonly query: () => Query
  /** Marks the link's call as answered: then neither a reload nor the browser history opens the link again. */
  readonly forgetOpenedLink: () => void
  readonly language: () => Language
  /** The alerts that the server put into the page; `null` when it put none in the page's current language. */
  readonly alerts: () => Readonly<OperationResponse<'getActiveAlerts'>> | null
  /** Milliseconds since the epoch. */
  readonly now: () => number
}
