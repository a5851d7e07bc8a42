import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { findRunningDatabase } from '../database/embedded/embedded-postgres.ts'
import { readConfiguration, type ServerConfiguration } from '../platform/configuration.ts'
import { reportStartupError, StartupError } from '../platform/startup-error.ts'

/** Whether PostgreSQL has refused an SQL statement because of a missing table (`undefined_table`). */
const isWithoutTables = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01'

/**
 * Opens the database that the environment variables select, runs a command with this database, and closes the
 * database. The built-in database of a running server is used beside this server. After a `StartupError`, prints the lines of the error and ends the process with status 1. A database
 * without tables also causes such an error.
 */
export const withDatabase = async (
  work: (database: OpenDatabase, configuration: ServerConfiguration) => Promise<void>,
): Promise<void> => {
  try {
    const configuration = readConfiguration(process.env)
    const { databaseUrl, dataFolder } = configuration
    const url = databaseUrl ?? (await findRunningDatabase(dataFolder)) ?? undefined
    const database = await openDatabase({ url, dataFolder })
    try {
      await work(database, configuration)
    } finally {
      await database.close()
    }
  } catch (error) {
    reportStartupError(
      isWithoutTables(error)
        ? new StartupError('the database has no tables yet: start the server once')
        : error,
    )
  }
}
