import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { OpenDatabase } from '../database/open-database.ts'
import { countMessages } from '../mails/dead-letters.ts'
import { type Log, logErrors, logToOutput } from '../platform/log.ts'
import { HttpProblem } from '../platform/request.ts'
import { readBody } from './read-body.ts'

/** What is counted for Prometheus, and where it is read. */
export interface Metrics {
  /** Counts what a line of the log says. */
  readonly count: Log
  readonly routes: Hono<{ Bindings: HttpBindings }>
}

/** Seconds: from an answer out of memory to the time limit of a call. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15]

const countDatabase = (registry: Registry, database: OpenDatabase): void => {
  registry.registerMetric(
    new Gauge({
      name: 'mywater_database_connections',
      help: 'Connections of this process by pool, and calls that wait for one',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const [pool, states] of Object.entries(database.usage()))
          for (const state of ['busy', 'idle', 'waiting'] as const) this.set({ pool, state }, states[state])
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'mywater_messages',
      help: 'Mails and text messages that are not sent: those that wait, and dead letters, in the whole database',
      labelNames: ['kind', 'state'],
      registers: [],
      async collect() {
        for (const [kind, states] of Object.entries(await countMessages(database.db)))
          for (const state of ['waiting', 'dead'] as const) this.set({ kind, state }, states[state])
      },
    }),
  )
}

/**
 * The figures of this process and of the database, where there is one, in Prometheus' format at `/metrics`. Labels are names of operations,
 * status codes and events: nothing of a person.
 */
export const createMetrics = (database: OpenDatabase | null): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'mywater_request_duration_seconds',
    help: 'Requests by operation and status, until the answer was sent',
    labelNames: ['operation', 'method', 'status'],
    buckets,
    registers,
  })
  const events = new Counter({
    name: 'mywater_events_total',
    help: 'Lines of the log that tell of an event, by event',
    labelNames: ['event'],
    registers,
  })
  const errors = new Counter({
    name: 'mywater_errors_total',
    help: 'Errors nobody caught, by name',
    labelNames: ['error'],
    registers,
  })
  if (database) countDatabase(registry, database)
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.use(readBody)
  routes.onError((error, c) => {
    if (error instanceof HttpProblem) return c.text('Bad request', error.status)
    logErrors(logToOutput)(error, 'metrics')
    return c.text('Something went wrong', 500)
  })
  routes.get('/metrics', async (c) =>
    c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  )
  return {
    count({ operation, method, status, ms, event, error }) {
      if (event !== undefined) events.inc({ event })
      else if (error !== undefined) errors.inc({ error })
      else if (operation !== undefined && typeof ms === 'number')
        requests.observe({ operation, method, status }, ms / 1000)
    },
    routes,
  }
}
