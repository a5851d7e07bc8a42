import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { readConfiguration } from '../platform/configuration.ts'
import { endUnstarted } from '../platform/startup-error.ts'

/**
 * Opens the database whose address is in the environment variables, runs a command on it, and closes it. A
 * `StartupError` prints its lines and ends the process with status 1.
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
