import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from '../../support/throwaway.ts'
import { projectFolder } from '../../../src/server/platform/configuration.ts'
import { createHealth } from '../../../src/server/http/health.ts'
import { connect, disconnect } from '../../../src/server/database/open-database.ts'
import { openBuiltServers } from '../../support/built-server.ts'
import { installationOf } from '../harness/identity-server.ts'
import { steps } from '../../../src/server/database/housekeeping-steps.ts'
import { openDatabaseIn } from '../harness/killing.ts'
import { inParallel } from '../harness/parallel.ts'
import { hashAsInProduction } from '../harness/quick-hashes.ts'

// The built server checks the passwords that are hashed here.
hashAsInProduction()

const secret = 'nobody-may-read-this@example.com'
const traceId = '0af7651916cd43dd8448eb211c80319c'

const Span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  links: v.optional(v.array(v.object({ traceId: v.string(), spanId: v.string() })), []),
  name: v.string(),
})
const Scope = v.object({ spans: v.array(Span) })
const Spans = v.object({ resourceSpans: v.array(v.object({ scopeSpans: v.array(Scope) })) })

const received: Promise<string>[] = []

const servers = await openBuiltServers('watching')
const collectorPort = await findFreePort()
const collector = createServer((request, response) => {
  request.on('end', () => response.end('{}'))
  received.push(text(request))
}).listen(collectorPort)
const port = await findFreePort()
const metricsPort = await findFreePort()
const server = servers.start({
  PORT: String(port),
  METRICS_PORT: String(metricsPort),
  DRAIN_SECONDS: '2',
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${collectorPort}`,
  DATA_DIR: join(servers.folder, 'data'),
})
await server.ready
afterAll(async () => {
  collector.close()
  await servers.close()
})

const call = (operation: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${port}/api/${operation}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Session-Id': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })
const readMetrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
const health = async (path: string) => {
  const response = await fetch(`http://localhost:${port}/health/${path}`)
  const body: unknown = await response.json()
  return { status: response.status, body }
}

/** Of the container image. */
const healthCheck = (environment: Record<string, string>) =>
  new Promise<{ status: number | null; line: string }>((resolve) => {
    const program = join(projectFolder, 'src/server/commands/health.ts')
    const child = execFile(process.execPath, [program], { env: environment }, (_, stdout) =>
      resolve({ status: child.exitCode, line: stdout.trim() }),
    )
  })

// The last of these tests stops the server.
test('a running server is live and ready', async () => {
  expect(await health('live')).toEqual({ status: 200, body: { status: 'live' } })
  expect(await health('ready')).toEqual({ status: 200, body: { status: 'ready' } })
})

test('the health check of the image prints "ready" and how long messages wait', async () => {
  const environment = { PORT: String(port) }
  expect(await healthCheck(environment)).toEqual({ status: 0, line: 'ready' })
  expect(await healthCheck({ ...environment, METRICS_PORT: String(metricsPort) })).toEqual({
    status: 0,
    line: 'ready; oldest mail waits 0 s; oldest sms waits 0 s',
  })
})

test('metrics count requests, connections and messages, without their values', async () => {
  expect((await call('loginIdValid', { loginId: secret })).status).toBe(200)
  const figures = await readMetrics()
  expect(figures).toContain(
    'mywater_request_duration_seconds_count{operation="loginIdValid",method="POST",status="200"} 1',
  )
  expect(figures).toMatch(/mywater_database_connections\{pool="main",state="idle"\} [1-9]/)
  expect(figures).toContain('mywater_messages{kind="mail",state="dead"} 0')
  expect(figures).toContain('nodejs_eventloop_lag_seconds')
  expect(figures).not.toContain(secret)
  const onPublicPort = await fetch(`http://localhost:${port}/metrics`)
  expect(await onPublicPort.text()).not.toContain('mywater_')
})

test('every metric and label of an alert rule is exported', async () => {
  const rules = readFileSync(join(projectFolder, '.ci/containers/alerts.yml'), 'utf8')
  const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression)
  expect(expressions).toHaveLength(rules.split(/- (?:alert|record): /).length - 1)
  const records = [...rules.matchAll(/- record: (\S+)/g)].map(([, record]) => record)
  const selectors = expressions.flatMap((expression) => {
    const [recorded] = /\bmywater:\w+/.exec(expression) ?? []
    if (recorded && records.includes(recorded)) return []
    const [, name = '', labels = ''] =
      /\b((?:mywater|nodejs|process)_\w+)(?:\{([^}]*)\})?/.exec(expression) ?? []
    return { name, labels: labels === '' ? [] : labels.split(',') }
  })
  const figures = (await readMetrics()).split('\n')
  const isIn = (figure: string, label: string) => {
    const [, name, values = ''] = /^(\w+)=~"(.*)"$/.exec(label) ?? []
    if (name === undefined) return figure.includes(label)
    return values.split('|').some((value) => figure.includes(`${name}="${value}"`))
  }
  const missing = selectors.filter(
    ({ name, labels }) =>
      !figures.some(
        (figure) =>
          (figure.startsWith(`${name} `) || figure.startsWith(`${name}{`)) &&
          labels.every((label) => isIn(figure, label)),
      ),
  )
  expect(missing).toEqual([])
  const grouped = expressions.flatMap((expression) => /by \((\w+)\)/.exec(expression)?.slice(1) ?? [])
  for (const label of grouped) expect(figures.some((figure) => figure.includes(`${label}="`))).toBe(true)
})

test('a server exports every metric that the dashboard shows', async () => {
  const dashboard = readFileSync(join(projectFolder, '.ci/containers/dashboard.json'), 'utf8')
  const shown = new Set(dashboard.match(/\b(?:mywater|nodejs|process)_[a-z0-9_]+/g))
  const figures = await readMetrics()
  expect(shown.size).toBeGreaterThan(8)
  expect([...shown].filter((name) => !new RegExp(`^(?:# TYPE )?${name}[{ ]`, 'm').test(figures))).toEqual([])
})

test('a server exports the time at which each periodic step last succeeded', async () => {
  const figures = (await readMetrics()).split('\n')
  const names = [
    ...steps.map(({ name }) => `housekeeping: ${name}`),
    ...['give up late ones', 'send mails', 'send text messages'].map((name) => `messages: ${name}`),
  ]
  const valueOf = (figure: string, step: string) => {
    const start = `${figure}{step="${step}"} `
    return Number(figures.find((line) => line.startsWith(start))?.slice(start.length))
  }
  for (const step of names) {
    expect(valueOf('mywater_step_failures_total', step)).toBe(0)
    const age = Date.now() / 1000 - valueOf('mywater_step_last_success_timestamp_seconds', step)
    expect([step, age >= 0 && age < 300]).toEqual([step, true])
    expect(valueOf('mywater_step_duration_seconds', step)).toBeGreaterThan(0)
  }
})

test('with metrics and traces 30 people sign in at once', async () => {
  const origin = `http://localhost:${port}`
  const db = await openDatabaseIn(join(servers.folder, 'data'))
  const provider = installationOf({ db, origin })
  const people = await inParallel(30, () => provider.addPerson())
  await disconnect(db)
  const signIn = async ({ loginId }: { readonly loginId: string }) => {
    const back = await provider.enterPassword(provider.openBrowser(), loginId)
    const { status } = await provider.exchangeCode(back)
    return status
  }
  const outcomes = await Promise.allSettled(people.map(signIn))
  expect(outcomes).toEqual(outcomes.map(() => ({ status: 'fulfilled', value: 200 })))
  expect(server.errors()).toBe('')
})

test('each request but health checks is one line without its values', () => {
  const lines = server.output().split('\n')
  const [line] = lines.filter((it) => it.includes('"loginIdValid"') && !it.includes('"event"'))
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 'info', operation: 'loginIdValid', status: 200 })
  expect(server.output()).not.toContain('health')
  expect(server.output()).not.toContain(secret)
})

test('after SIGTERM a server completes calls, sends traces, exits with 0', async () => {
  const traced = await call(
    'loginIdValid',
    { loginId: secret },
    { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  )
  expect(traced.status).toBe(200)
  server.child.kill('SIGTERM')
  await expect.poll(() => health('ready')).toEqual({ status: 503, body: { status: 'stopping' } })
  expect((await call('loginIdValid', { loginId: secret })).status).toBe(200)
  expect(await server.ended).toBe(0)

  const bodies = await Promise.all(received)
  const spans = bodies.flatMap((body) =>
    v
      .parse(Spans, JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
  // The server starts a new trace with a link to the caller's.
  expect(spans.filter((span) => span.traceId === traceId)).toEqual([])
  const request = spans.find(({ links }) => links.some((link) => link.traceId === traceId))
  expect(request).toMatchObject({ name: 'loginIdValid', links: [{ spanId: 'b7ad6b7169203331' }] })
  expect(request?.parentSpanId ?? '').toBe('')
  const ofRequest = spans.filter((span) => span.traceId === request?.traceId)
  const statements = ofRequest.filter(({ name }) => name === 'database')
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) expect(statement.parentSpanId).toBe(request?.spanId)
  expect(bodies.join('')).not.toContain(secret)
  const { status, line } = await healthCheck({ PORT: String(port) })
  expect([status, line]).toEqual([1, 'no answer: fetch failed'])
})

test('a server without a database is live, but not ready', async () => {
  const db = connect(`postgres://nobody@localhost:${await findFreePort()}/none`, 1)
  const { routes } = createHealth(db)
  expect((await routes.request('/health/live')).status).toBe(200)
  const ready = await routes.request('/health/ready')
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'no database' }])
  await disconnect(db)
})
