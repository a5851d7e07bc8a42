import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { descriptions } from '../../contract/operations.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { countMessages } from '../mails/dead-letters.ts'
import { version } from '../platform/configuration.ts'
import { logEvents } from '../platform/log-events.ts'
import { type Log, logErrors, logToOutput } from '../platform/log.ts'
import { HttpProblem } from '../platform/request.ts'
import { readBody } from './read-body.ts'
import type { WorkFigures } from '../platform/work-figures.ts'

export interface Metrics {
  readonly count: Log
  addWork(work: Pick<WorkFigures, 'read'>): void
  readonly routes: Hono<{ Bindings: HttpBindings }>
}

type Refresh = () => Promise<void>

/**
 * The upper limits of the histogram's buckets in seconds. The first limit is the usual time of a cached response. The
 * last limit is the time for which the portal waits for a response.
 */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15]

const addDatabase = (registry: Registry, database: OpenDatabase): Refresh => {
  const registers = [registry]
  const connections = new Gauge({
    name: 'mywater_database_connections',
    help: 'Connections of this process by pool, and calls that wait for a connection',
    labelNames: ['pool', 'state'],
    registers,
  })
  const up = new Gauge({
    name: 'mywater_database_up',
    help: 'Whether the database answers: 1 or 0',
    registers,
  })
  const messages = new Gauge({
    name: 'mywater_messages',
    help: 'Unsent mails and text messages in the database: waiting messages and dead letters',
    labelNames: ['kind', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'mywater_oldest_message_seconds',
    help: 'Age of the oldest waiting message in the database; 0 if no message waits',
    labelNames: ['kind'],
    registers,
  })
  return async () => {
    for (const [pool, states] of Object.entries(database.usage()))
      for (const state of ['busy', 'idle', 'waiting'] as const)
        connections.set({ pool, state }, states[state])
    messages.reset()
    oldest.reset()
    try {
      for (const [kind, { waiting, dead, oldestSeconds }] of Object.entries(
        await countMessages(database.db),
      )) {
        messages.set({ kind, state: 'waiting' }, waiting)
        messages.set({ kind, state: 'dead' }, dead)
        oldest.set({ kind }, oldestSeconds)
      }
      up.set(1)
    } catch {
      // If the database cannot be reached, the server still returns the other metrics.
      up.set(0)
    }
  }
}

const addWork = (registry: Registry, work: Pick<WorkFigures, 'read'>): Refresh => {
  const settings = { labelNames: ['step'], registers: [registry] }
  const lastSuccess = new Gauge({
    ...settings,
    name: 'mywater_step_last_success_timestamp_seconds',
    help: 'Time of the last success of a background step in this process; another server may have run the step since',
  })
  const failures = new Counter({
    ...settings,
    name: 'mywater_step_failures_total',
    help: 'Failed runs of a background step',
  })
  const duration = new Gauge({
    ...settings,
    name: 'mywater_step_duration_seconds',
    help: 'Duration of the last run of a background step',
  })
  return () => {
    failures.reset()
    for (const [step, figures] of Object.entries(work.read())) {
      lastSuccess.set({ step }, figures.lastSuccess / 1000)
      failures.inc({ step }, figures.failures)
      duration.set({ step }, figures.seconds)
    }
    return Promise.resolve()
  }
}

/**
 * Creates the metrics of this process and its database, in Prometheus' format at `/metrics`. Labels contain no
 * personal data, only names of operations, steps and events, and status codes.
 */
export const createMetrics = (database: OpenDatabase | null): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'mywater_request_duration_seconds',
    help: 'Duration of requests by operation and status, until the response was sent',
    labelNames: ['operation', 'method', 'status'],
    buckets,
    registers,
  })
  const failed = new Counter({
    name: 'mywater_failed_requests_total',
    help: 'Responses with status 500 or above, by status',
    labelNames: ['status'],
    registers,
  })
  const events = new Counter({
    name: 'mywater_events_total',
    help: 'Log lines with an event, by event',
    labelNames: ['event'],
    registers,
  })
  const outcomes = new Counter({
    name: 'mywater_outcomes_total',
    help: 'Answered calls by operation and documented outcome; a business refusal has status 200',
    labelNames: ['operation', 'outcome'],
    registers,
  })
  const delays = new Histogram({
    name: 'mywater_message_delay_seconds',
    help: 'Seconds from the queueing of a message until a gateway has accepted it',
    labelNames: ['kind'],
    buckets: [1, 5, 15, 60, 300, 900, 3600],
    registers,
  })
  new Gauge({
    name: 'mywater_build_info',
    help: 'The version of this process; the value is always 1',
    labelNames: ['version'],
    registers,
  }).set({ version: version }, 1)
  const errors = new Counter({
    name: 'mywater_errors_total',
    help: 'Uncaught errors, by name',
    labelNames: ['error'],
    registers,
  })
  for (const status of [500, 503]) failed.inc({ status }, 0)
  // Each counter starts with the value 0. Otherwise the first sample of a counter could already be 1, and Prometheus
  // would not detect this increase.
  for (const event of logEvents) events.inc({ event }, 0)
  for (const kind of ['mail', 'sms']) delays.zero({ kind })
  for (const [operation, { outcomes: known }] of Object.entries(descriptions))
    for (const outcome of [...known.done, ...known.refused, 'other']) outcomes.inc({ operation, outcome }, 0)
  const refreshes: Refresh[] = database ? [addDatabase(registry, database)] : []
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.use(readBody)
  routes.onError((error, c) => {
    if (error instanceof HttpProblem) return c.text('Bad request', error.status)
    logErrors(logToOutput)(error, 'metrics')
    return c.text('Something went wrong', 500)
  })
  routes.get('/metrics', async (c) => {
    await Promise.all(refreshes.map((refresh) => refresh()))
    return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  return {
    count({ operation, method, status, ms, event, error, outcome, kind, seconds }) {
      if (event === 'unexpected_error') errors.inc({ error })
      if (event !== undefined) events.inc({ event })
      if (event === 'message_sent' && kind !== undefined) delays.observe({ kind }, Number(seconds))
      if (event !== undefined) return
      if (operation !== undefined && typeof ms === 'number') {
        if (outcome !== undefined) outcomes.inc({ operation, outcome })
        requests.observe({ operation, method, status }, ms / 1000)
        if (Number(status) >= 500) failed.inc({ status })
      }
    },
    addWork(work) {
      refreshes.push(addWork(registry, work))
    },
    routes,
  }
}
