import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { inject } from 'vitest'
import { headers as names } from '../../../src/contract/http.ts'
import { sandbox } from '../../../src/sandbox/sandbox.ts'
import { type Backend, createBackend } from '../../../src/server/backend.ts'
import { readConfiguration, type ServerConfiguration } from '../../../src/server/platform/configuration.ts'
import { closeServer, listen } from '../../../src/server/http/listen.ts'
import type { OutboxEntry } from '../../../src/sandbox/pages/outbox.ts'
import { openDatabase } from '../../../src/server/database/open-database.ts'
import { portOf } from './sms-gateway.ts'
import { atEnd } from './at-end.ts'
import { rowsIn } from './rows.ts'
import { createTestDatabase, migratedDatabase, sampleDatabase } from './test-databases.ts'

interface CallOptions {
  /** Without it each call has a new session. */
  readonly session?: string
  readonly headers?: Readonly<Record<string, string>>
}

interface Options {
  readonly environment?: Readonly<Record<string, string>>
  readonly configuration?: Partial<ServerConfiguration>
  readonly database?: string
}

const solved = v.object({ token: v.string() })
const outbox: v.GenericSchema<OutboxEntry[]> = v.array(
  v.strictObject({
    id: v.string(),
    kind: v.picklist(['mail', 'sms']),
    to: v.string(),
    subject: v.string(),
    text: v.string(),
    links: v.array(v.string()),
    sentAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
)

export const newSession = (): string => randomUUID()

/** At the stand-in of the sandbox. */
export const solveCaptchaAt = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}/sandbox/captcha/solve`, { method: 'POST' })
  return v.parse(solved, await response.json()).token
}

/** `undefined` if the body is not JSON, whatever its content type. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In this process, on a free port; stopped at the end of the test or of the file. */
export const startTestServer = async (options: Options = {}) => {
  // Without the sandbox, the server refuses a database with sample people.
  const template = options.environment?.['SANDBOX'] === 'off' ? migratedDatabase : sampleDatabase
  const url = options.database ?? (await createTestDatabase(inject('databaseUrl'), template))
  const database = await openDatabase({ url, dataFolder: '' })
  const running: { backend?: Backend } = {}
  const server = await listen(async (...exchange) => running.backend?.handle(...exchange), 0)
  const port = portOf(server)
  const origin = `http://localhost:${port}`
  const logs: string[] = []
  running.backend = await createBackend(
    {
      ...readConfiguration({ PUBLIC_ORIGIN: origin, ...options.environment }),
      // Most tests need no pages, which take time to render.
      portalFolder: null,
      ...options.configuration,
    },
    database,
    (entry) => logs.push(JSON.stringify(entry)),
    sandbox,
  ).catch(async (error: unknown) => {
    await closeServer(server)
    await database.close()
    throw error
  })

  /** POST with a body, else GET. */
  const call = async (
    operation: string,
    body?: unknown,
    { session = newSession(), headers = {} }: CallOptions = {},
  ) => {
    const response = await fetch(`${origin}/api/${operation}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        [names.session]: session,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, json: parse(await response.text()) }
  }
  let stopping: Promise<void> | undefined
  const stop = async () => {
    await closeServer(server)
    await running.backend?.stop()
    await database.close()
  }
  const stopOnce = () => (stopping ??= stop())
  atEnd(stopOnce)
  return {
    ...rowsIn(database.db),
    origin,
    /** For a second server on this database. */
    database: url,
    db: database.db,
    usage: database.usage,
    routes: running.backend.routes,
    logs,
    call,
    /** With a session, a call carries the token at once, and the session needs no further captcha. */
    async solveCaptcha(session?: string) {
      const token = await solveCaptchaAt(origin)
      if (session !== undefined) {
        const body = { connectionContractNumber: '000000000000' }
        await call('contractAccountExists', body, { session, headers: { [names.captcha]: token } })
      }
      return token
    },
    outbox: async () => v.parse(outbox, await (await fetch(`${origin}/sandbox/outbox.json`)).json()),
    /** Before the end of the test or of the file. */
    stop: stopOnce,
  }
}
export type TestServer = Awaited<ReturnType<typeof startTestServer>>
