import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { backendPaths } from '../contract/portal-paths.ts'
import { createBackend } from './backend.ts'
import { readConfiguration } from './platform/configuration.ts'
import { type Log, logToOutput } from './platform/log.ts'
import { closeServer, listenAtAll } from './http/listen.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { folderError, isDiskFull, printStartupError, StartupError } from './platform/startup-error.ts'
import { startTracing } from './platform/tracing.ts'
import { openDatabase } from './database/open-database.ts'

/** Milliseconds: as long as a call may take. */
const lastAnswers = 15_000

const logAndCount =
  ({ count }: Metrics): Log =>
  (entry) => {
    logToOutput(entry)
    count(entry)
  }

const start = async () => {
  const configuration = readConfiguration(process.env)
  const { publicOrigin, sandbox, port, metricsPort, listenAt, databaseUrl, dataFolder } = configuration
  const { tracesEndpoint, drainSeconds } = configuration
  const stopTracing = tracesEndpoint ? await startTracing(tracesEndpoint) : undefined
  const database = await openDatabase({ url: databaseUrl, dataFolder })
  try {
    const metrics = metricsPort === null ? null : createMetrics(database)
    const backend = await createBackend(configuration, database, metrics ? logAndCount(metrics) : logToOutput)
    const servers = await listenAtAll(backend.handle, port, listenAt)
    if (metrics && metricsPort !== null)
      servers.push(...(await listenAtAll(getRequestListener(metrics.routes.fetch), metricsPort, listenAt)))
    for (const line of [database.notice, ...configuration.warnings]) if (line) console.error(line)
    const people = sandbox ? ` – sample people and outbox: ${publicOrigin}${backendPaths.sandbox}` : ''
    const stop = async () => {
      backend.drain()
      await pause(drainSeconds * 1000)
      await Promise.all(servers.map((server) => closeServer(server, lastAnswers)))
      await backend.stop()
      await Promise.all([database.close(), stopTracing?.()])
    }
    return { stop, greeting: `MyWater is at ${publicOrigin}${people}` }
  } catch (error) {
    await database.close()
    throw !databaseUrl && isDiskFull(error) ? folderError(dataFolder, error) : error
  }
}

try {
  const { stop, greeting } = await start()
  let isStopping = false
  const end = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    void stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // last: whoever reads it may end the server at once
  console.log(greeting)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  printStartupError(error)
  process.exit(1)
}
