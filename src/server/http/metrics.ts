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

type Refresh = () => Promise<void>

const makerIn = (registry: Registry) => {
  const registers = [registry]
  return {
    counter: (name: string, help: string, ...labelNames: string[]) =>
      new Counter({ name, help, labelNames, registers }),
    gauge: (name: string, help: string, ...labelNames: string[]) =>
      new Gauge({ name, help, labelNames, registers }),
    histogram: (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
      new Histogram({ name, help, labelNames, buckets, registers }),
  }
}
type Maker = ReturnType<typeof makerIn>

/**
 * The upper limits of the histogram's buckets in seconds. The first limit is the usual time of a cached response. The
 * last limit is the time for which the portal waits for a response.
 */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15]

const addDatabase = (make: Maker, database: OpenDatabase): Refresh => {
  const connections = make.gauge(
    'mywater_database_connections',
    'Connections of this process by pool, and calls that wait for a connection',
    'pool',
    'state',
  )
  const up = make.gauge('mywater_database_up', 'Whether the database answers: 1 or 0')
  const messages = make.gauge(
    'mywater_messages',
    'Unsent mails and text messages in the database: waiting messages and dead letters',
    'kind',
    'state',
  )
  const oldest = make.gauge(
    'mywater_oldest_message_seconds',
    'Age of the oldest waiting message in the database; 0 if no message waits',
    'kind',
  )
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

const addWork = (make: Maker, work: Pick<WorkFigures, 'read'>): Refresh => {
  const lastSuccess = make.gauge(
    'mywater_step_last_success_timestamp_seconds',
    'Time of the last success of a background step in this process; another server may have run the step since',
    'step',
  )
  const failures = make.counter('mywater_step_failures_total', 'Failed runs of a background step', 'step')
  const duration = make.gauge(
    'mywater_step_duration_seconds',
    'Duration of the last run of a background step',
    'step',
  )
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
export const createMetrics = (database: OpenDatabase | null) => {
  const registry = new Registry()
  const make = makerIn(registry)
  collectDefaultMetrics({ register: registry })
  const requests = make.histogram(
    'mywater_request_duration_seconds',
    'Duration of requests by operation and status, until the response was sent',
    buckets,
    'operation',
    'method',
    'status',
  )
  const failed = make.counter(
    'mywater_failed_requests_total',
    'Responses with status 500 or above, by status',
    'status',
  )
  const events = make.counter('mywater_events_total', 'Log lines with an event, by event', 'event')
  const outcomes = make.counter(
    'mywater_outcomes_total',
    'Answered calls by operation and documented outcome; a business refusal has status 200',
    'operation',
    'outcome',
  )
  const delays = make.histogram(
    'mywater_message_delay_seconds',
    'Seconds from the queueing of a message until a gateway has accepted it',
    [1, 5, 15, 60, 300, 900, 3600],
    'kind',
  )
  make
    .gauge('mywater_build_info', 'The version of this process; the value is always 1', 'version')
    .set({ version }, 1)
  const errors = make.counter('mywater_errors_total', 'Uncaught errors, by name', 'error')
  for (const status of [500, 503]) failed.inc({ status }, 0)
  // Each counter starts with the value 0. Otherwise the first sample of a counter could already be 1, and Prometheus
  // would not detect this increase.
  for (const event of logEvents) events.inc({ event }, 0)
  for (const kind of ['mail', 'sms']) delays.zero({ kind })
  for (const [operation, { outcomes: known }] of Object.entries(descriptions))
    for (const outcome of [...known.done, ...known.refused, 'other']) outcomes.inc({ operation, outcome }, 0)
  const refreshes: Refresh[] = database ? [addDatabase(make, database)] : []
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
    count: ({ operation, method, status, ms, event, error, outcome, kind, seconds }: Parameters<Log>[0]) => {
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
    addWork(work: Pick<WorkFigures, 'read'>) {
      refreshes.push(addWork(make, work))
    },
    routes,
  }
}
export type Metrics = ReturnType<typeof createMetrics>
