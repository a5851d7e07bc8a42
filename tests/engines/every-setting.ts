import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { servePortal } from '../../.ci/benchmark/serve-portal.ts'
import { findFreePort, makeDataFolder } from '../support/throwaway.ts'
import { startEmbeddedPostgres } from '../../src/server/database/embedded/embedded-postgres.ts'
import { projectFolder } from '../../src/server/platform/configuration.ts'

/** OTLP over HTTP. */
const startCollector = async () => {
  const port = await findFreePort()
  const names = new Set<string>()
  const keep = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [, name = ''] of (await text(request)).matchAll(/"name":"(\w+)"/g)) names.add(name)
    response.end('{}')
  }
  const server = createServer((request, response) => void keep(request, response)).listen(port, 'localhost')
  return { origin: `http://localhost:${port}`, names, stop: () => void server.close() }
}

/** The built product with all optional settings that change no step of a journey. */
export const serveEverySetting = async () => {
  const [collector, database, metricsPort] = await Promise.all([
    startCollector(),
    startEmbeddedPostgres(makeDataFolder()),
    findFreePort(),
  ])
  const portal = await servePortal({
    SANDBOX: 'on',
    DATABASE_URL: database.url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    TRUSTED_PROXIES: '1',
    METRICS_PORT: String(metricsPort),
    METRICS_HOST: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    BRAND_DIR: join(projectFolder, 'stories/brands/harbour'),
    // The journeys look for the default values of these two names.
    PRODUCT_NAME: 'MyWater',
    UTILITY_NAME: 'American Water',
    LANGUAGES: 'es,en',
    LOCALE: 'en',
    DRAIN_SECONDS: '1',
    SESSION_IDLE_MINUTES: '60',
    ROTATE_KEYS_DAYS: '30',
    KEEP_MESSAGES_DAYS: '30',
    KEEP_LAPSED_DAYS: '90',
  })
  return {
    ...portal,
    /** What shows that the settings have an effect. */
    async effects() {
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const page = await (await fetch(portal.origin)).text()
      const counted = figures.matchAll(/^mywater_request_duration_seconds_count\{operation="(\w+)"/gm)
      return {
        operations: [...new Set([...counted].map(([, name = '']) => name))],
        failures: figures.match(/^mywater_(errors_total\{|request_duration_seconds_count.*status="5).*$/gm),
        spans: [...collector.names],
        isInOwnBrand: page.includes('Figtree'),
      }
    },
    async stop() {
      await portal.stop()
      collector.stop()
      await database.stop()
    },
  }
}
