import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'

const signingKey = v.looseObject({
  kty: v.literal('RSA'),
  kid: v.string(),
  alg: v.literal('RS256'),
  use: v.literal('sig'),
  n: v.string(),
  e: v.string(),
  d: v.string(),
  p: v.string(),
  q: v.string(),
  dp: v.string(),
  dq: v.string(),
  qi: v.string(),
})
export type SigningKey = v.InferOutput<typeof signingKey>

const makeSigningKey = async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(12).toString('base64url')
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
}

/**
 * The RSA key that signs every token of this installation, private part included. Processes that start together may
 * each make one; the first one stored is the one all of them use.
 */
export const storedSigningKey = async (db: Database): Promise<SigningKey> => {
  const name = 'identity.signing'
  const read = () => db.selectFrom('secretKey').select('value').where('name', '=', name).executeTakeFirst()
  let row = await read()
  if (!row) {
    const value = JSON.stringify(await makeSigningKey())
    await db
      .insertInto('secretKey')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    row = await read()
  }
  return v.parse(signingKey, row?.value)
}
