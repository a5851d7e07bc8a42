import { createHash } from 'node:crypto'
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import { sql } from 'kysely'
import { type Database, fromNow, now } from '../../database/database.ts'

/**
 * An id is a secret: the provider treats everybody who knows it as the owner. A fast hash is sufficient for its 256
 * random bits. The id of a grant is stored unchanged, because access tokens contain it and it alone gives no access.
 */
const storedId = (model: string, id: string): string =>
  model === 'Grant' ? id : createHash('sha256').update(id).digest('base64url')

/** Stands for the row's id in a stored payload. */
const itself = '\u{e000}'
/**
 * A text from a client can contain it or the placeholder, so both are escaped. Ids contain neither an exclamation mark
 * nor a full stop, so no id can match a part of an escape sequence.
 */
const escape = '\u{e001}'
const escaped: Readonly<Record<string, string>> = { [itself]: `${escape}!`, [escape]: `${escape}.` }

/** Replaces the id by the placeholder, and removes the session cookie. */
const withoutSecrets = (id: string, payload: AdapterPayload): string => {
  const { session } = payload
  const { cookie: _, ...rest } = session ?? {}
  const text = JSON.stringify({ ...payload, ...(session && { session: rest }) })
  return text
    .replace(/[\u{e000}\u{e001}]/gu, (character) => escaped[character] ?? character)
    .replaceAll(id, itself)
}

/** Without the session cookie, which is not stored. */
const withId = (id: string) => {
  const whole = sql`replace(payload::text, ${itself}, ${id})`
  const unescaped = sql`replace(replace(${whole}, ${escaped[itself]}, ${itself}), ${escaped[escape]}, ${escape})`
  // oidc-provider has written the payload itself.
  return sql<AdapterPayload>`${unescaped}::jsonb`
}

/**
 * A server process can continue a sign-in that another one has started.
 * @param idleSeconds without a sign-in or a token renewal
 */
export const oidcStorage =
  (db: Database, idleSeconds: number) =>
  (model: string): Adapter => {
    const isSession = model === 'Session'
    const extendExpiry = async (column: 'id' | 'uid', value: string) => {
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
    /** @param id the id of the row, if the caller knows it */
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
        const lifetime = isSession ? Math.min(expiresIn ?? idleSeconds, idleSeconds) : expiresIn
        const expiresAt = lifetime === undefined ? null : fromNow(lifetime, 'second')
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
        // A forged token with a NUL character would cause an error in PostgreSQL.
        if (id.includes('\0')) return undefined
        await extendExpiry('id', storedId(model, id))
        return findBy('id', storedId(model, id), id)
      },
      async findByUid(uid) {
        await extendExpiry('uid', uid)
        return findBy('uid', uid)
      },
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        // oidc-provider reads the row some time before: only one of several parallel requests may consume it.
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
