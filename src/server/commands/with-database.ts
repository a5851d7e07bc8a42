import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { readConfiguration } from '../platform/configuration.ts'
import { endUnstarted } from '../platform/startup-error.ts'

/**
 * Opens the database that the environment variables select, runs a command with this database, and closes the
 * database. After a `StartupError`, prints the lines of the error and ends the process with status 1.
 */
export const withDatabase = async (work: (database: OpenDatabase) => Promise<void>): Promise<void> => {
  try {
    const { databaseUrl: url, dataFolder } = readConfiguration(process.env)
    const database = await openDatabase({ url, dataFolder })
    try {
      await work(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    endUnstarted(error)
  }
}
