import * as v from 'valibot'
import { readClaims, readTokens, tokenNames, type CookieJar, type RawTokens } from './read-tokens.ts'
import { clearTokens, storeTokens, type CookieSettings } from './token-cookies.ts'

/** All other values of the SDK's token objects are in the tokens. */
export interface StorageSettings extends CookieSettings {
  readonly issuer: string
  readonly clientId: string
  readonly scopes: readonly string[]
  readonly endpoints: () => { readonly authorizeUrl?: string; readonly tokenUrl?: string }
}
const sdkToken = v.optional(v.record(v.string(), v.unknown()))
const sdkTokens = v.object({ accessToken: sdkToken, idToken: sdkToken, refreshToken: sdkToken })
type SdkTokens = v.InferOutput<typeof sdkTokens>

const toSdkTokens = ({ access_token, id_token, refresh_token }: RawTokens, settings: StorageSettings) => {
  const { issuer, clientId, scopes } = settings
  const claimsOf = (token: string | undefined) => (token ? readClaims(token) : null)
  const [access, id] = [claimsOf(access_token), claimsOf(id_token)]
  const { authorizeUrl, tokenUrl } = settings.endpoints()
  const base = { scopes, authorizeUrl }
  const tokens: Record<string, Record<string, unknown>> = {}
  if (access)
    tokens['accessToken'] = { ...base, accessToken: access_token, tokenType: 'Bearer', expiresAt: access.exp }
  if (id) tokens['idToken'] = { ...base, idToken: id_token, claims: id, expiresAt: id.exp, issuer, clientId }
  if (refresh_token)
    tokens['refreshToken'] = { ...base, refreshToken: refresh_token, expiresAt: 0, tokenUrl, issuer }
  return tokens
}

const rawToken = (tokens: SdkTokens, name: keyof SdkTokens): string | undefined => {
  const value = tokens[name]?.[name]
  return typeof value === 'string' ? value : undefined
}

const toRawTokens = (tokens: SdkTokens): RawTokens => ({
  access_token: rawToken(tokens, 'accessToken'),
  id_token: rawToken(tokens, 'idToken'),
  refresh_token: rawToken(tokens, 'refreshToken'),
})

/** Only the raw tokens, in the three cookies. */
export const createTokenStorage = (settings: StorageSettings, jar: CookieJar = document) => ({
  getItem: (): string => JSON.stringify(toSdkTokens(readTokens(jar), settings)),
  setItem: (_key: string, json: string): void => {
    const tokens = toRawTokens(v.parse(v.pipe(v.string(), v.parseJson(), sdkTokens), json))
    const missing = tokenNames.filter((name) => !tokens[name])
    storeTokens(tokens, settings, jar)
    clearTokens(settings, missing, jar)
  },
  removeItem: (): void => clearTokens(settings, undefined, jar),
})
