import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import * as v from 'valibot'
import { serve } from '../../../.ci/benchmark/serve-portal.ts'
import { root } from '../../../.ci/run-command.ts'
import { findFreePort, makeDataFolder } from '../../support/throwaway.ts'
import { startEmbeddedPostgres } from '../../../src/server/database/embedded/embedded-postgres.ts'
import { connect } from '../../../src/server/database/open-database.ts'
import { startMailServer } from '../../server/harness/mail-server.ts'
import { portOf } from '../../server/harness/sms-gateway.ts'
import { expect } from '../support/test.ts'

const secret = 'a-secret-of-more-than-32-characters'
const Answer = v.looseObject({ done: v.string() })
export type Act = (
  verb: string,
  input: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
) => Promise<v.InferOutput<typeof Answer>>

/** The built portal as a utility runs it: without the sandbox, on a PostgreSQL and with a mail server of its own. */
export const startProduction = async (port: number) => {
  const folder = makeDataFolder()
  const database = await startEmbeddedPostgres(folder)
  const mails = await startMailServer()
  const captcha = createServer((_, response) =>
    response.end(JSON.stringify({ success: true, hostname: 'localhost' })),
  ).listen(0)
  await once(captcha, 'listening')
  const operatorPort = String(await findFreePort())
  const settings = {
    PORT: String(port),
    SANDBOX: 'off',
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://localhost:${mails.port}`,
    SMTP_TLS: 'off',
    RECAPTCHA_SITE_KEY: 'a-site-key-of-google',
    CAPTCHA_VERIFY_URL: `http://localhost:${portOf(captcha)}/`,
    CAPTCHA_SECRET: 'secret',
    PRODUCT_NAME: 'River Portal',
    UTILITY_NAME: 'Riverton Water',
    SISTER_NAME: 'Upstate Water',
    SUPPORT_PHONE: '1-800-555-0123',
    DRAIN_SECONDS: '0',
    OPERATOR_PORT: operatorPort,
    OPERATOR_TOKENS: `support:${secret}`,
  }
  const { stop } = await serve('dist/server/main.js', '/health/ready', settings)
  const db = connect(database.url, 1)

  const operate = (...args: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const env = { PATH: process.env['PATH'], ...settings }
      const program = join(root, 'dist/server/operate.js')
      execFile(process.execPath, [program, ...args], { env }, (error, out) =>
        error ? reject(error) : resolve(out),
      )
    })
  const byCommand: Act = async (verb, input) => {
    const options = Object.entries(input).flatMap(([field, value]) => {
      const texts = typeof value === 'string' ? [value] : Object.entries(value).map((pair) => pair.join('='))
      return texts.flatMap((text) => [
        `--${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        text,
      ])
    })
    return v.parse(Answer, JSON.parse(await operate(verb, ...options, '--json')))
  }
  const byHttp: Act = async (verb, input) => {
    const response = await fetch(`http://localhost:${operatorPort}/operate/${verb}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    return v.parse(Answer, await response.json())
  }
  return {
    db,
    delivered: mails.delivered,
    byCommand,
    byHttp,
    importAccounts(csv: string) {
      writeFileSync(`${folder}.csv`, csv)
      return operate('import-accounts', `${folder}.csv`)
    },
    /** Waits for a mail to the address, with a link whose path ends so. */
    async link(to: string, path: string): Promise<string> {
      const links = () =>
        mails.delivered
          .filter((mail) => mail.to === to)
          .flatMap(
            ({ source }) =>
              source
                .replaceAll('=\r\n', '')
                .replaceAll('=3D', '=')
                .match(/http:\S+/g) ?? [],
          )
          .filter((link) => link.includes(`${path}?`))
      await expect.poll(() => links().length, { message: `a link to ${path} for ${to}` }).toBeGreaterThan(0)
      return links().at(-1) ?? ''
    },
    async stop() {
      await stop()
      await db.destroy()
      await database.stop()
      await mails.close()
      captcha.close()
    },
  }
}
export type Production = Awaited<ReturnType<typeof startProduction>>
