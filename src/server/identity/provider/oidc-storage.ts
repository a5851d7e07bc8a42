import type { Adapter, AdapterPayload } from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { Database } from '../../database/sql/database.ts'
import { part } from '../../database/sql/statement.ts'

interface Row {
  payload: AdapterPayload
  consumedAt: Date | null
}

const toPayload = ([row]: readonly Row[]): AdapterPayload | undefined =>
  row && { ...row.payload, ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }) }

/** Keeps oidc-provider's models in the table `oidc`, so that any process can go on where another stopped. */
export const oidcStorage =
  (sql: Database) =>
  (model: string): Adapter => {
    const columns = part`select payload, consumed_at from oidc`
    const live = part`model = ${model} and (expires_at is null or expires_at > now())`
    return {
      async upsert(id, payload, expiresIn) {
        const { grantId = null, uid = null, userCode = null } = payload
        await sql`
          insert into oidc (model, id, payload, grant_id, uid, user_code, expires_at)
          values (${model}, ${id}, ${JSON.stringify(payload)}::text::jsonb, ${grantId}, ${uid}, ${userCode},
            now() + ${expiresIn ?? null}::float8 * interval '1 second')
          on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
            uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`
      },
      async find(id) {
        // a token somebody made up, of a character the database refuses
        if (id.includes('\0')) return undefined
        return toPayload(await sql<Row[]>`${columns} where ${live} and id = ${id}`)
      },
      async findByUid(uid) {
        return toPayload(await sql<Row[]>`${columns} where ${live} and uid = ${uid}`)
      },
      async findByUserCode(userCode) {
        return toPayload(await sql<Row[]>`${columns} where ${live} and user_code = ${userCode}`)
      },
      async consume(id) {
        // oidc-provider looks first and consumes later; of requests in parallel only one gets through here
        const { count } = await sql`
          update oidc set consumed_at = now() where model = ${model} and id = ${id} and consumed_at is null`
        if (count === 0) throw new errors.InvalidGrant('already used')
      },
      async destroy(id) {
        await sql`delete from oidc where model = ${model} and id = ${id}`
      },
      async revokeByGrantId(grantId) {
        await sql`delete from oidc where model = ${model} and grant_id = ${grantId}`
      },
    }
  }
