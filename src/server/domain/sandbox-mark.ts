import type { Database, Transaction } from '../../server/database/database.ts'
import { StartupError } from '../../server/platform/startup-error.ts'

export const isSeeded = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('sandboxSeed').select('seededAt').executeTakeFirst()) !== undefined

/** @throws StartupError if the database has accounts that the sandbox did not create */
export const claimForSandbox = async (db: Transaction): Promise<void> => {
  if (await isSeeded(db)) return
  const account = await db.selectFrom('account').select('contractNumber').executeTakeFirst()
  if (account)
    throw new StartupError(
      'the database has accounts that the sandbox did not create: set SANDBOX=off, or use another database',
    )
  await db.insertInto('sandboxSeed').defaultValues().execute()
}

/**
 * The password of the sample people is public.
 * @throws StartupError if the sandbox has ever run on this database
 */
export const refuseSandboxData = async (db: Database): Promise<void> => {
  if (await isSeeded(db))
    throw new StartupError(
      'SANDBOX=off, but the sandbox filled this database with sample people, whose password is public: use another database',
    )
}
