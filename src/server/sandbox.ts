import type { Hono } from 'hono'
import type { FakeCaptcha } from './captcha/fake-captcha.ts'
import type { Database } from './database/database.ts'
import type { MailNames } from './mails/mail.ts'
import type { Brand } from './platform/brand.ts'

export interface SandboxDeps {
  readonly db: Database
  readonly publicOrigin: string
  readonly productName: string
  readonly supportPhone: string
  readonly brand: Pick<Brand, 'style'>
  /** The issuer of a foreign identity provider; `null` with our own. */
  readonly foreignIssuer: string | null
  /** `null` when a real captcha service is in use. */
  readonly captcha: FakeCaptcha | null
}

/** Sample people and the pages below `/sandbox`. The server uses it only where the configuration has `SANDBOX=on`. */
export interface Sandbox {
  /** Adds the sample people that the database lacks. Their mails carry the given names. */
  readonly seed: (db: Database, names: MailNames) => Promise<void>
  readonly createRoutes: (deps: SandboxDeps) => Hono
}
