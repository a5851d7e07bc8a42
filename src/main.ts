import { setTimeout as pause } from 'node:timers/promises'
import { backendPaths } from './contract/portal-paths.ts'
import { type Backend, createBackend, createPagesServer } from './server/backend.ts'
import { readConfiguration, type ServerConfiguration } from './server/platform/configuration.ts'
import { type Log, logToOutput } from './server/platform/log.ts'
import { closeServer, listenAtAddresses, toHandle } from './server/http/listen.ts'
import { createMetrics, type Metrics } from './server/http/metrics.ts'
import { folderError, isDiskFull, printStartupError, StartupError } from './server/platform/startup-error.ts'
import { sandbox as samples } from './sandbox/sandbox.ts'
import { startTracing } from './server/platform/tracing.ts'
import { type OpenDatabase, openDatabase } from './server/database/open-database.ts'

// By default an error contains only ten stack frames, which the database client alone fills.
Error.stackTraceLimit = 30

/** Milliseconds for running requests when the server stops. A slow request may need the whole time. */
const lastAnswers = 15_000

const logAndCount =
  ({ count }: Metrics): Log =>
  (entry) => {
    logToOutput(entry)
    count(entry)
  }

interface Server extends Backend {
  readonly metrics: Metrics | null
  readonly notice: string | null
}

const watch = (configuration: ServerConfiguration, database: OpenDatabase | null) => {
  const metrics = configuration.metrics && createMetrics(database)
  return { metrics, log: metrics ? logAndCount(metrics) : logToOutput }
}

const openPages = async (configuration: ServerConfiguration): Promise<Server> => {
  const { metrics, log } = watch(configuration, null)
  return { ...(await createPagesServer(configuration, log)), metrics, notice: null }
}

const openWithDatabase = async (configuration: ServerConfiguration): Promise<Server> => {
  const { databaseUrl, dataFolder } = configuration
  const database = await openDatabase({ url: databaseUrl, dataFolder })
  try {
    const { metrics, log } = watch(configuration, database)
    const backend = await createBackend(configuration, database, log, samples)
    return {
      ...backend,
      metrics,
      notice: database.notice,
      stop: async () => {
        await backend.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw !databaseUrl && isDiskFull(error) ? folderError(dataFolder, error) : error
  }
}

const start = async () => {
  const configuration = readConfiguration(process.env)
  const { publicOrigin, sandbox, port, listenAt, pagesOnly } = configuration
  const { tracesEndpoint, drainSeconds, warnings, page } = configuration
  const stopTracing = tracesEndpoint ? await startTracing(tracesEndpoint) : undefined
  const backend = await (pagesOnly ? openPages : openWithDatabase)(configuration)
  try {
    const { handle, metrics, notice, work, operatorApi } = backend
    metrics?.addWork(work)
    const servers = await listenAtAddresses(handle, port, listenAt)
    if (metrics && configuration.metrics) {
      const { port: metricsPort, listenAt: metricsAt } = configuration.metrics
      servers.push(...(await listenAtAddresses(toHandle(metrics.routes), metricsPort, metricsAt, 'METRICS_')))
    }
    if (operatorApi && configuration.operator) {
      const { port: operatorPort, listenAt: operatorAt } = configuration.operator
      servers.push(...(await listenAtAddresses(operatorApi, operatorPort, operatorAt, 'OPERATOR_')))
    }
    for (const line of [notice, ...warnings]) if (line) console.error(line)
    const people = sandbox ? ` – sample people and outbox: ${publicOrigin}${backendPaths.sandbox}` : ''
    const stop = async () => {
      backend.drain()
      await pause(drainSeconds * 1000)
      await Promise.all(servers.map((server) => closeServer(server, lastAnswers)))
      await backend.stop()
      await stopTracing?.()
    }
    return { stop, greeting: `${page.productName} is at ${publicOrigin}${people}` }
  } catch (error) {
    await backend.stop()
    throw error
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
  // Printed only after the signal handlers are set: a program that waits for it may send a signal at once.
  console.log(greeting)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  printStartupError(error)
  process.exit(1)
}
