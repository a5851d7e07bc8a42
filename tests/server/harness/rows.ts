import type { UpdateObject } from 'kysely'
import { ago, type Database, now } from '../../../src/server/database/database.ts'
import type { Schema } from '../../../src/server/database/schema.ts'

export const setLogin = (db: Database, oktaId: string, changes: UpdateObject<Schema, 'login'>) =>
  db.updateTable('login').set(changes).where('oktaId', '=', oktaId).execute()

export const loginOf = (db: Database, oktaId: string) =>
  db.selectFrom('login').selectAll().where('oktaId', '=', oktaId).executeTakeFirstOrThrow()

/** Oldest first. */
export const messagesTo = (db: Database, recipient: string) =>
  db.selectFrom('message').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

/** As if this many attempts had been counted. */
export const countAttempts = (db: Database, limit: string, points: number) =>
  db.updateTable('rateLimit').set({ points }).where('key', 'like', `${limit}:%`).executeTakeFirst()

export const expirePermits = (db: Database, subject: string) =>
  db.updateTable('permit').set({ expiresAt: now }).where('subject', '=', subject).execute()

/** A registration lapses after 21 days. */
export const longAgo = ago(22, 'day')

export const expireLinks = (db: Database, subject: string) =>
  db.updateTable('linkCode').set({ expiresAt: now }).where('subject', '=', subject).execute()

/** As if an hour had passed. */
export const endReplacedLinks = (db: Database, subject: string) =>
  db
    .updateTable('linkCode')
    .set({ replacedAt: ago(1, 'hour') })
    .where('subject', '=', subject)
    .where('replacedAt', 'is not', null)
    .execute()

export const linksTo = (db: Database, subject: string) =>
  db.selectFrom('linkCode').selectAll().where('subject', '=', subject).execute()

/** Primary and secondary holders. */
export const holdersOf = (db: Database, contractNumber: string) =>
  db
    .selectFrom('loginAccount')
    .innerJoin('login', 'login.oktaId', 'loginAccount.oktaId')
    .select(['login.oktaId', 'login.status'])
    .where('contractNumber', '=', contractNumber)
    .execute()

export const recordsOf = (db: Database, contractNumber: string) =>
  db
    .selectFrom('interactionRecord')
    .select(['kind', 'details'])
    .where('contractNumber', '=', contractNumber)
    .execute()
