import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { type Database, fromNow, now } from '../../database/database.ts'

/** Keeps oidc-provider's models in the table `oidc`, so that any process can go on where another stopped. */
export const oidcStorage =
  (db: Database) =>
  (model: string): Adapter => {
    const findBy = async (column: 'id' | 'uid' | 'userCode', value: string) => {
      const row = await db
        .selectFrom('oidc')
        .select('consumedAt')
        // what oidc-provider stored, it knows to read
        .select((eb) => eb.ref('payload').$castTo<AdapterPayload>().as('payload'))
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
        const expiresAt = expiresIn === undefined ? null : fromNow(expiresIn, 'second')
        const changes = { payload: JSON.stringify(payload), grantId, uid, userCode, expiresAt }
        await db
          .insertInto('oidc')
          .values({ model, id, ...changes })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(changes))
          .execute()
      },
      // a token somebody made up may have a character the database refuses
      find: async (id) => (id.includes('\0') ? undefined : findBy('id', id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        // oidc-provider looks first and consumes later; of requests in parallel only one gets through here
        const { numUpdatedRows } = await db
          .updateTable('oidc')
          .set({ consumedAt: now })
          .where('model', '=', model)
          .where('id', '=', id)
          .where('consumedAt', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already used')
      },
      async destroy(id) {
        await db.deleteFrom('oidc').where('model', '=', model).where('id', '=', id).execute()
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('oidc').where('model', '=', model).where('grantId', '=', grantId).execute()
      },
    }
  }
