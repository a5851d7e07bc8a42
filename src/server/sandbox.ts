import type { Hono } from 'hono'
import type { FakeCaptcha } from './captcha/fake-captcha.ts'
import type { Database } from './database/database.ts'
import type { MailNames } from './mails/write-mail.ts'
import type { Brand } from './platform/brand.ts'

export interface SandboxDeps {
  readonly db: Database
  readonly publicOrigin: string
  readonly productName: string
  readonly utilityName: string
  readonly supportPhone: string
  readonly brand: Pick<Brand, 'style' | 'file' | 'mailHeader'>
  /** `null` with the built-in provider. */
  readonly foreignIssuer: string | null
  /** `null` if a real captcha service is used. */
  readonly captcha: FakeCaptcha | null
}

export interface Sandbox {
  /** Keeps the people that are there already. */
  readonly seed: (db: Database, names: MailNames) => Promise<void>
  readonly createRoutes: (deps: SandboxDeps) => Hono
}
