import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'

export interface OktaPerson {
  readonly id: string
  readonly login: string
  readonly password: string
  readonly name: string
  readonly groups: readonly string[]
  /** The second factor. */
  readonly code: string
}

export interface Grant {
  readonly person: OktaPerson
  readonly clientId: string
  readonly scopes: readonly string[]
  readonly acr: string
  /** Seconds since 1970. */
  readonly authTime: number
  readonly nonce?: string | undefined
}

export const oneFactor = 'urn:okta:loa:1fa:any'
export const twoFactors = 'urn:okta:loa:2fa:any'
export const assuranceLevels: readonly string[] = [oneFactor, twoFactors]

export const randomId = (prefix: string): string => `${prefix}${randomBytes(24).toString('base64url')}`

/** `at_hash`: the first half of the token's SHA-256. */
const halfHash = (token: string) =>
  createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url')

const claimsOfOkta = ({ clientId, person, scopes }: Grant) => ({
  ver: 1,
  cid: clientId,
  uid: person.id,
  scp: scopes,
  sub: person.login,
})
/** RFC 9068. */
const standardClaims = ({ clientId, person, scopes }: Grant) => ({
  client_id: clientId,
  scope: scopes.join(' '),
  sub: person.id,
})

const amrOf = ({ acr }: Grant) => (acr === twoFactors ? ['pwd', 'mfa', 'otp'] : ['pwd'])

/** With Okta's claims, or those of the standards. */
export const createTokenMaker = async (issuer: string, audience: string, isOkta = true) => {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const kid = randomId('')
  const sign = (claims: Record<string, unknown>, seconds: number, iss: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(iss)
      .setIssuedAt()
      .setExpirationTime(`${seconds} s`)
      .sign(privateKey)

  const accessToken = (grant: Grant, seconds: number) =>
    sign(
      {
        jti: randomId('AT.'),
        aud: audience,
        auth_time: grant.authTime,
        ...(isOkta ? claimsOfOkta(grant) : standardClaims(grant)),
      },
      seconds,
      issuer,
    )

  const idToken = (grant: Grant, access: string, seconds: number, iss: string) => {
    const { person, clientId, scopes, acr, authTime, nonce } = grant
    return sign(
      {
        ver: 1,
        jti: randomId('ID.'),
        sub: person.id,
        aud: clientId,
        amr: amrOf(grant),
        acr,
        idp: '00o1utility0kta',
        auth_time: authTime,
        at_hash: halfHash(access),
        ...(nonce && { nonce }),
        ...(scopes.includes('profile') && { name: person.name, preferred_username: person.login }),
        ...(scopes.includes('email') && { email: person.login }),
        ...(scopes.includes('groups') && { utility_groups: person.groups }),
      },
      seconds,
      iss,
    )
  }

  return {
    keys: async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] }),
    accessToken,
    /** Another issuer makes an invalid token. */
    idToken,
    /** Even if expired. */
    read: async (token: string) =>
      (await jwtVerify(token, publicKey, { issuer, clockTolerance: 1e9 })).payload,
  }
}
export type TokenMaker = Awaited<ReturnType<typeof createTokenMaker>>
