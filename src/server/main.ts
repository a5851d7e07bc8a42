import { backendPaths } from '../contract/portal-paths.ts'
import { createBackend } from './backend.ts'
import { readConfiguration } from './platform/configuration.ts'
import { logToOutput } from './platform/log.ts'
import { closeServer, listenAtAll } from './http/listen.ts'
import { folderError, isDiskFull, printStartupError, StartupError } from './platform/startup-error.ts'
import { openDatabase } from './database/open-database.ts'

const start = async () => {
  const configuration = readConfiguration(process.env)
  const { publicOrigin, sandbox, port, listenAt, databaseUrl, dataFolder } = configuration
  const database = await openDatabase({ url: databaseUrl, dataFolder })
  try {
    const backend = await createBackend(configuration, database, logToOutput)
    const servers = await listenAtAll(backend.handle, port, listenAt)
    for (const line of [database.notice, ...configuration.warnings]) if (line) console.error(line)
    const people = sandbox ? ` – sample people and outbox: ${publicOrigin}${backendPaths.sandbox}` : ''
    const stop = async () => {
      await Promise.all(servers.map(closeServer))
      await backend.stop()
      await database.close()
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
