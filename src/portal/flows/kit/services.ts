import type { Language } from '../../../contract/languages.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'
import type { CallOperation } from '../../api/client.ts'
import type { SignIn } from '../../identity/sign-in.ts'
import type { CookieJar } from '../../identity/token-cookies.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import type { Query } from './query.ts'

/** What the ports of every flow reach. One object for the whole page. */
export interface Services {
  readonly configuration: PageConfiguration
  readonly call: CallOperation
  /** Where the records are that survive a reload. */
  readonly storage: TabStorage
  /** Signing in and out; loaded when it is first asked for, since most visitors never sign in. */
  readonly signIn: () => Promise<SignIn>
  /** Where the shared-domain token cookies are. */
  readonly cookies: CookieJar
  /** The search of the address as the person opened it, with codes that no longer stand in the address bar. */
  readonly search: () => string
  /** The search that stands in the address bar: without the code of a mailed link. */
  readonly shownSearch: () => string
  /** `search`, read: of a repeated parameter the first counts. */
  readonly query: () => Query
  /** Once its call was answered: neither a reload nor coming back to its page by the history opens the link again. */
  readonly forgetOpenedLink: () => void
  readonly language: () => Language
  /** The alerts that the page came with; `null` where it came with none for its language of now. */
  readonly alerts: () => Readonly<OperationResponse<'getActiveAlerts'>> | null
  /** Milliseconds since the epoch. */
  readonly now: () => number
}
