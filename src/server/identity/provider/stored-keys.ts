import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import * as v from 'valibot'
import type { Keys } from '../../database/secret-key.ts'

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
type SigningKey = v.InferOutput<typeof signingKey>

/** The provider signs with the first key of each kind, and verifies with all. */
export interface IdentityKeys {
  /** RSA, with the private parts. */
  readonly signing: readonly [SigningKey, ...SigningKey[]]
  readonly cookies: readonly string[]
}

const makeSigningKey = async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(12).toString('base64url')
  return { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }
}

/** Milliseconds */
const readAgainAfter = 60_000

const readKeys = async (keys: Keys): Promise<IdentityKeys> => {
  const [signing, cookies] = await Promise.all([
    keys.rotating('identity.signing', makeSigningKey),
    keys.rotating('identity.cookies', () => randomBytes(32).toString('base64')),
  ])
  const [first, ...others] = v.parse(v.array(signingKey), signing)
  if (!first) throw new Error('there is no signing key')
  return { signing: [first, ...others], cookies: v.parse(v.array(v.string()), cookies) }
}

/** Creates the value again after the keys have changed. */
export const followKeys = async <Made>(
  keys: Keys,
  make: (keys: IdentityKeys) => Made,
): Promise<() => Promise<Made>> => {
  let [read, readAt] = [await readKeys(keys), performance.now()]
  let made = make(read)
  return async () => {
    if (performance.now() - readAt < readAgainAfter) return made
    readAt = performance.now()
    const again = await readKeys(keys)
    if (JSON.stringify(again) !== JSON.stringify(read)) [read, made] = [again, make(again)]
    return made
  }
}
