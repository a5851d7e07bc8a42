import { createHash } from 'node:crypto'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { sql } from 'kysely'
import { errors } from 'oidc-provider'
import { type Database, fromNow, now } from '../../database/database.ts'

/**
 * A token, a code and a session id are secrets: their holder counts as the owner. Their 256 random bits make a plain
 * hash sufficient. The id of a grant admits to nothing, and access tokens name it.
 */
const storedId = (model: string, id: string): string =>
  model === 'Grant' ? id : createHash('sha256').update(id).digest('base64url')

/** Replaces, in a stored payload, the id of its row. */
const itself = '\u{e000}'
/**
 * Precedes an escaped character: a text that a client chose may have both characters. No id has an exclamation mark
 * or a full stop, so that neither escape can be part of one.
 */
const escape = '\u{e001}'
const escaped: Readonly<Record<string, string>> = { [itself]: `${escape}!`, [escape]: `${escape}.` }

/** The stored form of a payload: without its own id, wherever it occurs, and without that of its session. */
const withoutSecrets = (id: string, payload: AdapterPayload): string => {
  const { session } = payload
  const { cookie: _, ...rest } = session ?? {}
  const text = JSON.stringify({ ...payload, ...(session && { session: rest }) })
  return text.replace(/[\u{e000}\u{e001}]/gu, (each) => escaped[each] ?? each).replaceAll(id, itself)
}

/** The original payload, without the cookie of its session. */
const withId = (id: string) => {
  const whole = sql`replace(payload::text, ${itself}, ${id})`
  const unescaped = sql`replace(replace(${whole}, ${escaped[itself]}, ${itself}), ${escaped[escape]}, ${escape})`
  // oidc-provider can read what it stored
  return sql<AdapterPayload>`${unescaped}::jsonb`
}

/**
 * Stores oidc-provider's models in the table `oidc`, so that any process can continue another's work.
 *
 * @param idleSeconds after which a session ends without a sign-in or a renewal of tokens
 */
export const oidcStorage =
  (db: Database, idleSeconds: number) =>
  (model: string): Adapter => {
    const isSession = model === 'Session'
    const keepAwake = async (column: 'id' | 'uid', value: string) => {
      if (!isSession) return
      const end = sql<Date>`least(${fromNow(idleSeconds, 'second')}, to_timestamp((payload ->> 'exp')::bigint))`
      await db
        .updateTable('oidc')
        .set({ expiresAt: end, usedAt: now })
        .where('model', '=', model)
        .where(column, '=', value)
        .where('expiresAt', '>', now)
        .execute()
    }
    /** @param id the id of the row, if it is known */
    const findBy = async (column: 'id' | 'uid' | 'userCode', value: string, id = itself) => {
      const row = await db
        .selectFrom('oidc')
        .select('consumedAt')
        .select(withId(id).as('payload'))
        .where('model', '=', model)
        .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
        .where(column, '=', value)
        .executeTakeFirst()
      if (!row) return undefined
      const { payload, consumedAt } = row
      return { ...payload, ...(consumedAt && { consumed: Math.floor(consumedAt.getTime() / 1000) }) }
    }
    return {
      async upsert(id, payload, expiresIn) {
        const { grantId = null, uid = null, userCode = null } = payload
        const lives = isSession ? Math.min(expiresIn ?? idleSeconds, idleSeconds) : expiresIn
        const expiresAt = lives === undefined ? null : fromNow(lives, 'second')
        const changes = {
          payload: withoutSecrets(id, payload),
          grantId,
          uid,
          userCode,
          expiresAt,
          ...(isSession && { usedAt: now }),
        }
        await db
          .insertInto('oidc')
          .values({ model, id: storedId(model, id), ...changes })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(changes))
          .execute()
      },
      async find(id) {
        // an invented token may have a character that the database refuses
        if (id.includes('\0')) return undefined
        await keepAwake('id', storedId(model, id))
        return findBy('id', storedId(model, id), id)
      },
      async findByUid(uid) {
        await keepAwake('uid', uid)
        return findBy('uid', uid)
      },
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        // oidc-provider reads first and consumes later; of parallel requests only one succeeds here
        const { numUpdatedRows } = await db
          .updateTable('oidc')
          .set({ consumedAt: now })
          .where('model', '=', model)
          .where('id', '=', storedId(model, id))
          .where('consumedAt', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already used')
      },
      async destroy(id) {
        await db.deleteFrom('oidc').where('model', '=', model).where('id', '=', storedId(model, id)).execute()
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('oidc').where('model', '=', model).where('grantId', '=', grantId).execute()
      },
    }
  }
