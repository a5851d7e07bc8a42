import type { UpdateObject } from 'kysely'
import type { Database } from '../../../src/server/database/database.ts'
import type { SmsPolicy } from '../../../src/server/domain/request-context.ts'
import type { Schema } from '../../../src/server/database/schema.ts'

export const defaultSmsPolicy: SmsPolicy = {
  isOffered: true,
  countries: ['US', 'CA'],
  perDay: 2000,
  onBudgetUsedUp: () => {},
}

export const setFactor = (db: Database, id: string, changes: UpdateObject<Schema, 'factor'>) =>
  db.updateTable('factor').set(changes).where('id', '=', id).execute()

export const failedAttempts = async (db: Database, id: string) => {
  const factor = db.selectFrom('factor').select('failedAttempts').where('id', '=', id)
  return (await factor.executeTakeFirstOrThrow()).failedAttempts
}
