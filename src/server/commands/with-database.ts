import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { readConfiguration } from '../platform/configuration.ts'
import { endUnstarted } from '../platform/startup-error.ts'

/**
 * Runs a command on the database that a server with these environment variables would open, and closes it. A
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
