import { type ExpressionBuilder, sql } from 'kysely'
import { type Database, now } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { CallContext } from './request-context.ts'
import { grantMinutes } from './grants.ts'
import { hashCode, isCurrentLink } from './mail-token.ts'

/** After a reload, the page does not send the guid, so the server finds the invitation by this condition. */
const isOpenedBy = (eb: ExpressionBuilder<Schema, 'linkCode'>, sessionHash: string) =>
  eb.exists(
    eb
      .selectFrom('permit')
      .select('permit.subject')
      .where('permit.kind', '=', 'invited')
      .whereRef('permit.subject', '=', 'linkCode.subject')
      .where('permit.sessionHash', '=', sessionHash)
      .where('permit.expiresAt', '>', now)
      .where(
        'permit.expiresAt',
        '>=',
        sql<Date>`${eb.ref('linkCode.createdAt')} + ${grantMinutes.invited} * interval '1 minute'`,
      ),
  )

/** Also a used or expired one. With an empty guid, the one that this session has opened. */
export const findInvitation = ({ db, sessionHash }: CallContext, contractNumber: string, guid: string) =>
  db
    .selectFrom('linkCode')
    .select((eb) => {
      const isExpired = eb('expiresAt', '<=', now)
      const isOpen = eb.and([eb('usedAt', 'is', null), eb.not(isExpired)])
      return [
        'subject as contractNumber',
        'recipient as email',
        isOpen.$castTo<boolean>().as('isOpen'),
        isExpired.$castTo<boolean>().as('isExpired'),
      ]
    })
    .where('kind', '=', 'invitation')
    .where('subject', '=', contractNumber)
    .where(isCurrentLink)
    .where((eb) => (guid === '' ? isOpenedBy(eb, sessionHash) : eb('codeHash', '=', hashCode(guid))))
    .orderBy('replacedAt', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()

/** An invitation allows only one registration. */
export const redeemInvitation = async (db: Database, contractNumber: string): Promise<void> => {
  await db
    .updateTable('linkCode')
    .set({ usedAt: now })
    .where('kind', '=', 'invitation')
    .where('subject', '=', contractNumber)
    .where('usedAt', 'is', null)
    .execute()
}
