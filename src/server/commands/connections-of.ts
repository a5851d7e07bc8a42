import type { ServerConfiguration } from '../platform/configuration.ts'
import { codesOfClients, createServiceVerification } from '../captcha/verification.ts'
import { openMailServer } from '../mails/gateways.ts'
import type { MailServer, SmsGateway } from '../platform/gateway-settings.ts'
import { headers as callHeaders } from '../../contract/http.ts'
import { alertOperations } from '../../contract/alerts.ts'
import type pg from 'pg'
import { connectOnce } from '../database/connection/client.ts'

interface Connection {
  readonly name: string
  /** If nothing answers. */
  readonly remedy: string
  /**
   * Connects to the service, but sends no message.
   * @param warn takes what is not wrong, but unlikely to be meant
   * @returns the problem and the remedy, or `null` if there is no problem
   * @throws if nothing answers
   */
  readonly findProblem: (warn: (line: string) => void) => Promise<string | null>
}

/** With an invalid token: the service must accept the secret and refuse the token. */
const captchaConnection = (url: string, secret: string, hostname: string): Connection => ({
  name: 'captcha service',
  remedy: 'see CAPTCHA_VERIFY_URL',
  findProblem: async () => {
    const verification = await createServiceVerification(url, secret, hostname)('not-solved', '127.0.0.1')
    // Google's test keys accept every token, so an accepted token is not a problem.
    if (verification.success) return null
    const codes = verification['error-codes'] ?? []
    const ours = codes.filter((code) => !codesOfClients.includes(code))
    if (ours.includes('invalid-input-secret') || ours.includes('missing-input-secret'))
      return 'it does not know the secret: correct CAPTCHA_SECRET'
    if (codes.length > 0 && ours.length === 0) return null
    return `${ours.join(' ') || 'it gives no error-codes'}: see CAPTCHA_VERIFY_URL`
  },
})

/** With the user and password, if there are any. Sends no mail. */
const mailConnection = (server: MailServer): Connection => ({
  name: 'mail server',
  remedy: 'see SMTP_URL; NODE_EXTRA_CA_CERTS adds your own certificate authority',
  findProblem: async () => {
    const transport = await openMailServer(server)
    try {
      await transport.verify()
      return null
    } finally {
      transport.close()
    }
  },
})

/** By a GET with the credentials, which sends no text; a gateway that accepts only POST answers with another 4xx. */
const smsConnection = ({ url, headers }: SmsGateway): Connection => ({
  name: 'SMS gateway',
  remedy: 'see SMS_URL',
  findProblem: async () => {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    if ([401, 403].includes(response.status))
      return `it answered ${response.status}: correct SMS_ACCOUNT and SMS_TOKEN, or SMS_HEADER`
    return response.status < 500 ? null : `it answered ${response.status}: ask its operator`
  },
})

const portalHeaders = ['Content-Type', 'Authorization', ...Object.values(callHeaders)]

/** It must answer, and let the portal make calls and read the answers (CORS). */
const backendConnection = (baseUrl: string, portalOrigin: string): Connection => {
  const ask = (method: string, more: Readonly<Record<string, string>> = {}) =>
    fetch(`${baseUrl}/${alertOperations.getActiveAlerts.name}`, {
      method,
      headers: { Origin: portalOrigin, ...more },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
  const corsProblem = (answer: Response): string | null =>
    ['*', portalOrigin].includes(answer.headers.get('Access-Control-Allow-Origin') ?? '')
      ? null
      : `it does not allow the origin ${portalOrigin} (Access-Control-Allow-Origin)`
  const preflightProblem = (answer: Response): string | null => {
    if (!answer.ok) return `it answered ${answer.status} to a preflight request (OPTIONS)`
    const allowed = (answer.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(',')
    const named = allowed.map((name) => name.trim())
    const refused = portalHeaders.filter((name) => !named.includes(name.toLowerCase()))
    if (refused.length === 0) return corsProblem(answer)
    return `it does not allow ${refused.join(', ')} (Access-Control-Allow-Headers)`
  }
  return {
    name: 'backend',
    remedy: 'see API_BASE_URL',
    findProblem: async () => {
      const answer = await ask('GET')
      await answer.body?.cancel()
      if (!answer.ok) return `it answered ${answer.status}: see API_BASE_URL`
      const preflight = await ask('OPTIONS', {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': portalHeaders.join(','),
      })
      await preflight.body?.cancel()
      const problem = corsProblem(answer) ?? preflightProblem(preflight)
      return problem && `${problem}: see "CORS" in docs/own-backend.md`
    },
  }
}

const oldestVersion = 15

const isWithoutAccounts = async (client: pg.Client): Promise<boolean> => {
  const { rowCount: tables } = await client.query("select from pg_tables where tablename = 'account'")
  return tables === 0 || (await client.query('select from account limit 1')).rowCount === 0
}

/** Without the sandbox, whose sample people have accounts, it warns of an empty database. */
const databaseConnection = (url: string, sandbox: boolean): Connection => ({
  name: 'database',
  remedy: 'see DATABASE_URL, and pg_hba.conf of the database',
  findProblem: async (warn) => {
    const client = await connectOnce(url)
    try {
      const { rows } = await client.query<{ version: number; encoding: string; may_create: boolean }>(
        `select current_setting('server_version_num')::int / 10000 as version,
           current_setting('server_encoding') as encoding,
           has_schema_privilege(current_schema(), 'create') as may_create`,
      )
      const [found] = rows
      if (!found || found.version < oldestVersion)
        return `it is PostgreSQL ${found?.version}: install ${oldestVersion} or newer`
      if (found.encoding !== 'UTF8')
        return `its encoding is ${found.encoding}: create the database with encoding UTF8`
      if (!found.may_create) return 'the role may not create tables: make the role the owner of the database'
      if (!sandbox && (await isWithoutAccounts(client)))
        warn(
          'the database has no accounts, so nobody can register: start the server once, then import-accounts',
        )
      return null
    } finally {
      await client.end()
    }
  },
})

export const connectionsOf = (configuration: ServerConfiguration): readonly Connection[] => {
  const { pagesOnly, databaseUrl, mailServer, smsGateway, captcha, publicOrigin, page, sandbox } =
    configuration
  const backend =
    new URL(page.apiBaseUrl, publicOrigin).origin === publicOrigin
      ? []
      : [backendConnection(page.apiBaseUrl, publicOrigin)]
  if (pagesOnly) return backend
  return [
    ...backend,
    ...(databaseUrl === undefined ? [] : [databaseConnection(databaseUrl, sandbox)]),
    ...(mailServer ? [mailConnection(mailServer)] : []),
    ...(smsGateway ? [smsConnection(smsGateway)] : []),
    ...(captcha.kind === 'service'
      ? [captchaConnection(captcha.url, captcha.secret, new URL(publicOrigin).hostname)]
      : []),
  ]
}
