/** The claims the portal reads. Signatures are the SDK's and the backend's business. */
export interface JwtClaims {
  readonly [claim: string]: unknown
  readonly sub: string
  /** Seconds since 1970. */
  readonly exp: number
}

/** The claims of a JSON web token, or `null` when the text is none. */
export const readClaims = (token: string): JwtClaims | null => {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof claims !== 'object' || claims === null) return null
    const { sub, exp }: { sub?: unknown; exp?: unknown } = claims
    return typeof sub === 'string' && typeof exp === 'number' ? { ...claims, sub, exp } : null
  } catch {
    return null
  }
}
