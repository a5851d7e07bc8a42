import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createSignIn, type IssuedCode, type OktaSettings } from './okta-sign-in.ts'
import { assuranceLevels, createTokenMaker, type Grant, randomId } from './okta-tokens.ts'

const hour = 3600

class Refused extends Error {
  readonly code: string
  constructor(code: string, description: string) {
    super(description)
    this.code = code
  }
}

/**
 * Everything that an app uses of a tenant: paths, claims, trusted origins, sessions, assurance levels.
 * `settings.shape` makes it another provider.
 */
export const startOkta = async (settings: OktaSettings, host = '127.0.0.1') => {
  const { app, trustedOrigins, shape } = settings
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const { code, message } =
        error instanceof Refused ? error : { code: 'server_error', message: String(error) }
      json(response, { error: code, error_description: message }, error instanceof Refused ? 400 : 500)
    })
  })
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      // Both host names of this machine must reach a provider with two hosts.
      server.listen(at, shape.hasTwoHosts ? undefined : host, () => resolve())
    })
  await listen(0)
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0
  const origin = `http://${host}:${ownPort}`
  const otherHost = host === 'localhost' ? '127.0.0.1' : 'localhost'
  const tokenOrigin = shape.hasTwoHosts ? `http://${otherHost}:${ownPort}` : origin
  const issuer = `${origin}${shape.issuer}`
  const make = await createTokenMaker(issuer, 'api://default', shape.isOkta)
  const codes = new Map<string, IssuedCode>()
  const { authorize, signIn, logout, endSessions } = createSignIn(settings, codes, make)
  const refreshTokens = new Map<string, Grant>()
  const accessTokens = new Map<string, Grant>()
  /** `token refresh_token` is a token request of this grant type. */
  const asked: string[] = []

  const json = (response: ServerResponse, body: object, status = 200) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify(body))
  /** An origin that is not trusted gets no CORS header, so its script cannot read the response. */
  const allowOrigin = (request: IncomingMessage, response: ServerResponse) => {
    const from = request.headers.origin
    response.setHeader('Vary', 'Origin')
    if (from === undefined || !trustedOrigins.has(from)) return
    response.setHeader('Access-Control-Allow-Origin', from)
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS')
    response.setHeader(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, X-Okta-User-Agent-Extended',
    )
  }

  const exchange = (form: URLSearchParams): Grant => {
    const found = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!found || found.challenge !== challenge || found.redirectUri !== form.get('redirect_uri'))
      throw new Refused('invalid_grant', 'The authorization code is invalid or has expired.')
    return found.grant
  }
  const refresh = (form: URLSearchParams): Grant => {
    const token = form.get('refresh_token') ?? ''
    const grant = refreshTokens.get(token)
    refreshTokens.delete(token)
    if (!grant) throw new Refused('invalid_grant', 'The refresh token is invalid or expired.')
    const wider =
      form
        .get('scope')
        ?.split(' ')
        .filter((scope) => !grant.scopes.includes(scope)) ?? []
    if (wider.length > 0) throw new Refused('invalid_scope', 'The requested scopes were not granted.')
    // An ID token from a refresh contains no nonce.
    return { ...grant, nonce: undefined }
  }

  const token = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    const type = form.get('grant_type') ?? ''
    asked.push(`token ${type}`)
    if (form.get('client_id') !== app.clientId) throw new Refused('invalid_client', 'No client with that id.')
    const isFirst = type === 'authorization_code'
    const grant = isFirst ? exchange(form) : refresh(form)
    const lifetime = settings.nextTokens ?? hour
    settings.nextTokens = undefined
    const access_token = shape.isFrugal ? randomId('') : await make.accessToken(grant, lifetime)
    accessTokens.set(access_token, grant)
    const id_token =
      isFirst || shape.renewsIdTokens
        ? await make.idToken(grant, access_token, lifetime, settings.issuerInTokens ?? issuer)
        : undefined
    const refresh_token = grant.scopes.includes('offline_access') ? randomId('') : undefined
    if (refresh_token !== undefined) refreshTokens.set(refresh_token, grant)
    const rest = { token_type: 'Bearer', expires_in: lifetime, scope: grant.scopes.join(' ') }
    json(response, { ...rest, access_token, id_token, refresh_token })
  }

  const userinfo = (request: IncomingMessage, response: ServerResponse) => {
    const person = accessTokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')?.person
    if (!person) return json(response, { error: 'invalid_token' }, 401)
    return json(response, { sub: person.id, name: person.name, preferred_username: person.login })
  }

  const revoke = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    asked.push(`revoke ${form.get('token_type_hint') ?? ''}`)
    refreshTokens.delete(form.get('token') ?? '')
    response.writeHead(200).end()
  }

  const discovery = () => ({
    issuer,
    authorization_endpoint: `${origin}${shape.authorize}`,
    token_endpoint: `${tokenOrigin}${shape.token}`,
    userinfo_endpoint: `${tokenOrigin}${shape.userinfo}`,
    jwks_uri: `${tokenOrigin}${shape.keys}`,
    ...(shape.revoke !== null && { revocation_endpoint: `${origin}${shape.revoke}` }),
    ...(shape.logout !== null && { end_session_endpoint: `${origin}${shape.logout}` }),
    response_types_supported: ['code'],
    code_challenge_methods_supported:
      settings.pkceMethods === null ? undefined : (settings.pkceMethods ?? ['S256']),
    acr_values_supported: assuranceLevels,
    scopes_supported: settings.namedScopes ?? settings.scopes,
  })

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin)
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(200).end()
    switch (`${request.method} ${url.pathname}`) {
      case `GET ${shape.issuer}/.well-known/openid-configuration`:
        return json(response, discovery())
      case `GET ${shape.keys}`:
        return json(response, await make.keys())
      case `GET ${shape.authorize}`:
        return authorize(request, response, url)
      case 'POST /signin':
        return signIn(request, response, url)
      case `POST ${shape.token}`:
        return token(request, response)
      case `GET ${shape.userinfo}`:
        return userinfo(request, response)
      case `POST ${shape.revoke}`:
        return revoke(request, response)
      case `GET ${shape.logout}`:
        asked.push('logout')
        return logout(request, response, url)
      default:
        response.writeHead(404).end()
    }
  }

  return {
    issuer,
    settings,
    asked,
    make,
    /** As an administrator can. */
    forgetEverybody: () => {
      endSessions()
      refreshTokens.clear()
    },
    isRefreshToken: (given: string) => refreshTokens.has(given),
    listen: () => listen(ownPort),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type Okta = Awaited<ReturnType<typeof startOkta>>
