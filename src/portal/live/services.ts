import type { PageConfiguration } from '../../contract/page-configuration.ts'
import type { CallOperation } from '../api/client.ts'
import type { Records } from '../records/records.ts'

/** What live flows are bound to. One object for the whole page. */
export interface Services {
  readonly configuration: PageConfiguration
  readonly call: CallOperation
  readonly records: Records
  readonly language: () => 'en' | 'es'
  /** Milliseconds since the epoch. */
  readonly now: () => number
}
