import { existsSync } from 'node:fs'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { findRunningDatabase } from '../database/embedded/embedded-postgres.ts'
import { readConfiguration, type ServerConfiguration } from '../platform/configuration.ts'
import { reportStartupError, StartupError } from '../platform/startup-error.ts'

/** PostgreSQL's `undefined_table` and `undefined_column`. */
const isOlder = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['42P01', '42703'].includes(String(error.code))

/**
 * Opens the database that the environment variables select, runs a command with this database, and closes it. The
 * built-in database of a running server is used beside this server. Prints a `StartupError`, such as that of a database
 * without the tables of this version, and ends the process with status 1.
 */
export const withDatabase = async (
  work: (database: OpenDatabase, configuration: ServerConfiguration) => Promise<void>,
): Promise<void> => {
  try {
    const configuration = readConfiguration(process.env)
    const { databaseUrl, dataFolder } = configuration
    const url = databaseUrl ?? (await findRunningDatabase(dataFolder)) ?? undefined
    if (url === undefined && !existsSync(dataFolder))
      throw new StartupError(`DATABASE_URL is not set, and there is no database in ${dataFolder}`)
    const database = await openDatabase({ url, dataFolder })
    try {
      await work(database, configuration)
    } finally {
      await database.close()
    }
  } catch (error) {
    reportStartupError(
      isOlder(error)
        ? new StartupError('the database has no tables of this version yet: start the server once')
        : error,
    )
  }
}
