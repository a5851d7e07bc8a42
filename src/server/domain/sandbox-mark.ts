import type { Database, Transaction } from '../../server/database/database.ts'
import { StartupError } from '../../server/platform/startup-error.ts'

export const isSeeded = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('sandboxSeed').select('seededAt').executeTakeFirst()) !== undefined

/**
 * Marks the database as the sandbox's.
 *
 * @throws StartupError when it has accounts that the sandbox did not create
 */
export const claimForSandbox = async (db: Transaction): Promise<void> => {
  if (await isSeeded(db)) return
  const account = await db.selectFrom('account').select('contractNumber').executeTakeFirst()
  if (account)
    throw new StartupError(
      'the database has accounts that are not of the sandbox: set SANDBOX=off, or give it another database',
    )
  await db.insertInto('sandboxSeed').defaultValues().execute()
}

/**
 * Everybody knows the password of the sample people.
 *
 * @throws StartupError when the sandbox ever ran on this database
 */
export const refuseSandboxData = async (db: Database): Promise<void> => {
  if (await isSeeded(db))
    throw new StartupError(
      'SANDBOX=off, but the sandbox filled this database with people whose password everybody knows: give it another',
    )
}
