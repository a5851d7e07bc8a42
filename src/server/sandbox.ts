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
  /** The issuer of an external identity provider. `null` with the built-in provider. */
  readonly foreignIssuer: string | null
  /** The fake captcha; `null` if a real captcha service is used. */
  readonly captcha: FakeCaptcha | null
}

/** The sample people and the pages below `/sandbox`. A server uses them only if its sandbox is on. */
export interface Sandbox {
  /**
   * Adds the sample people that the database does not contain yet. The mails to these people use the given product
   * name and phone number.
   */
  readonly seed: (db: Database, names: MailNames) => Promise<void>
  readonly createRoutes: (deps: SandboxDeps) => Hono
}
