import type { Language } from '../../../contract/languages.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import type { PageConfiguration } from '../../../contract/page-configuration.ts'
import type { CallOperation, Captcha } from '../../api/client.ts'
import type { SignIn } from '../../identity/sign-in.ts'
import type { CookieJar } from '../../identity/read-tokens.ts'
import type { TabStorage } from '../../records/tab-storage.ts'
import type { Query } from './query.ts'

export interface Services {
  readonly configuration: PageConfiguration
  readonly call: CallOperation
  readonly captcha: Pick<Captcha, 'keep' | 'isPassed'>
  readonly storage: TabStorage
  /** Loads the script for sign-in and sign-out at the first use, because most visitors never sign in. */
  readonly signIn: () => Promise<SignIn>
  /** With the tokens of a person or an anonymous visitor. Other sites of the shared domain read these cookies too. */
  readonly cookies: CookieJar
  /** The query includes the codes that the portal has removed from the address bar. */
  readonly search: () => string
  readonly shownSearch: () => string
  readonly query: () => Query
  /**
   * A flow calls this function after the backend has responded to the call with the link code, so that a reload, Back
   * or Forward does not use the link again.
   */
  readonly forgetOpenedLink: () => void
  readonly language: () => Language
  readonly alerts: () => Readonly<OperationResponse<'getActiveAlerts'>> | null
  readonly now: () => number
}
