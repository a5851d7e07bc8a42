import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { postMessagePage, refusalPage, signInPage } from './okta-pages.ts'
import {
  createTokenMaker,
  type Grant,
  oneFactor,
  type OktaPerson,
  randomId,
  twoFactors,
} from './okta-tokens.ts'

/** An app as an administrator registers it. */
interface OktaApp {
  readonly clientId: string
  readonly redirectUris: readonly string[]
  readonly postLogoutRedirectUris: readonly string[]
}
interface OktaSettings {
  readonly app: OktaApp
  readonly people: readonly OktaPerson[]
  /** Origins that scripts may call from. */
  readonly trustedOrigins: Set<string>
  /** Scopes of the authorization server. */
  readonly scopes: readonly string[]
  /** What goes wrong: the issuer that id tokens are to name instead. */
  issuerInTokens?: string | undefined
  /** Seconds that the tokens of a sign-in hold; those of a renewal hold an hour. */
  firstTokens?: number | undefined
}
interface Session {
  readonly person: OktaPerson
  readonly acr: string
  readonly authTime: number
}

const path = '/oauth2/default'
const hour = 3600
const seconds = () => Math.floor(Date.now() / 1000)
const known = new Set([oneFactor, twoFactors])

/** A refusal as the token endpoint words it. */
class Refused extends Error {
  readonly code: string
  constructor(code: string, description: string) {
    super(description)
    this.code = code
  }
}

const sessionOf = (request: IncomingMessage) =>
  /(?:^|; )sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
// from a frame of another site too
const cookie = (value: string, rest = '') => `sid=${value}; Path=/; HttpOnly; Secure; SameSite=None${rest}`

/**
 * An Okta tenant with a custom authorization server, as far as an app sees it: paths, claims, trusted origins, sessions
 * and assurance levels. `port` is that of an earlier one that was closed, or 0.
 */
export const startOkta = async (settings: OktaSettings, port = 0) => {
  const { app, people, trustedOrigins } = settings
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
      server.listen(at, '127.0.0.1', () => resolve())
    })
  await listen(port)
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : port
  const origin = `http://127.0.0.1:${ownPort}`
  const issuer = `${origin}${path}`
  const make = await createTokenMaker(issuer, 'api://default')
  const sessions = new Map<string, Session>()
  const codes = new Map<string, { grant: Grant; challenge: string; redirectUri: string }>()
  const refreshTokens = new Map<string, Grant>()
  /** What was asked for, as `POST /v1/token refresh_token`. */
  const asked: string[] = []

  const json = (response: ServerResponse, body: object, status = 200) =>
    void response
      .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify(body))
  const html = (response: ServerResponse, body: string, status = 200, headers: Record<string, string> = {}) =>
    void response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(body)

  /** As a browser may read it: an origin that nobody trusts gets no header, and so no answer. */
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

  const answer = (response: ServerResponse, query: URLSearchParams, given: Record<string, string>) => {
    const redirectUri = query.get('redirect_uri') ?? ''
    const state = query.get('state') ?? ''
    if (query.get('response_mode') === 'okta_post_message') {
      const { html: body, policy } = postMessagePage(new URL(redirectUri).origin, { ...given, state })
      return html(response, body, 200, { 'Content-Security-Policy': policy })
    }
    const back = new URL(redirectUri)
    for (const [name, value] of Object.entries({ ...given, state })) back.searchParams.set(name, value)
    response.writeHead(302, { Location: back.href }).end()
  }
  const refuse = (response: ServerResponse, query: URLSearchParams, error: string, description: string) =>
    answer(response, query, { error, error_description: description })

  const issueCode = (response: ServerResponse, query: URLSearchParams, session: Session) => {
    const code = randomId('')
    const grant = {
      ...session,
      // what was asked for is what the token says, however the person signed in
      acr: query.get('acr_values') ?? session.acr,
      clientId: app.clientId,
      scopes: (query.get('scope') ?? '').split(' '),
      nonce: query.get('nonce') ?? undefined,
    }
    codes.set(code, {
      grant,
      challenge: query.get('code_challenge') ?? '',
      redirectUri: query.get('redirect_uri') ?? '',
    })
    answer(response, query, { code })
  }

  const isEnough = (session: Session, query: URLSearchParams) =>
    query.get('acr_values') !== twoFactors || session.acr === twoFactors

  const authorize = (
    request: IncomingMessage,
    response: ServerResponse,
    { search, searchParams: query }: URL,
  ) => {
    if (query.get('client_id') !== app.clientId)
      return html(response, refusalPage('Illegal value for client_id.'), 400)
    if (!app.redirectUris.includes(query.get('redirect_uri') ?? ''))
      return html(response, refusalPage("The 'redirect_uri' parameter must be a Login redirect URI."), 400)
    const scopes = (query.get('scope') ?? '').split(' ')
    const unknown = scopes.filter((scope) => !settings.scopes.includes(scope))
    if (unknown.length > 0) return refuse(response, query, 'invalid_scope', `Unknown: ${unknown.join(' ')}`)
    const isWhole = query.get('response_type') === 'code' && query.get('code_challenge_method') === 'S256'
    if (!isWhole || !query.get('state') || !query.get('code_challenge'))
      return refuse(response, query, 'invalid_request', 'PKCE, state and the code flow are required.')
    const level = query.get('acr_values')
    if (level && !known.has(level)) return refuse(response, query, 'invalid_request', 'Unknown acr_values.')
    const session = sessions.get(sessionOf(request))
    if (session && isEnough(session, query)) return issueCode(response, query, session)
    if (query.get('prompt') === 'none')
      return refuse(response, query, 'login_required', 'The client specified not to prompt.')
    const login = query.get('login_hint') ?? ''
    html(response, signInPage({ action: `/signin${search}`, login, asks: session ? 'code' : 'password' }))
  }

  const prove = (
    form: URLSearchParams,
    session: Session | undefined,
    wanted: string | null,
  ): Session | string => {
    if (!session) {
      const person = people.find(({ login }) => login === form.get('login'))
      if (!person || person.password !== form.get('password')) return 'Unable to sign in'
      return { person, acr: oneFactor, authTime: seconds() }
    }
    if (wanted !== twoFactors || form.get('code') !== session.person.code) return 'Your code is not valid'
    return { ...session, acr: twoFactors, authTime: seconds() }
  }

  const signIn = async (
    request: IncomingMessage,
    response: ServerResponse,
    { search, searchParams: query }: URL,
  ) => {
    const form = new URLSearchParams(await text(request))
    if (form.get('do') === 'cancel')
      return refuse(
        response,
        query,
        'access_denied',
        'The resource owner or authorization server denied the request.',
      )
    const id = sessionOf(request)
    const before = sessions.get(id)
    const proved = prove(form, before, query.get('acr_values'))
    const asks = before ? 'code' : 'password'
    if (typeof proved === 'string')
      return html(
        response,
        signInPage({ action: `/signin${search}`, login: form.get('login') ?? '', asks, problem: proved }),
      )
    const next = randomId('')
    sessions.delete(id)
    sessions.set(next, proved)
    response.setHeader('Set-Cookie', cookie(next))
    if (isEnough(proved, query)) return issueCode(response, query, proved)
    html(response, signInPage({ action: `/signin${search}`, login: '', asks: 'code' }))
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
    const wider = (form.get('scope') ?? '').split(' ').filter((scope) => !grant.scopes.includes(scope))
    if (wider.length > 0) throw new Refused('invalid_scope', 'The requested scopes were not granted.')
    // a renewed id token names no nonce
    return { ...grant, nonce: undefined }
  }

  const token = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    const type = form.get('grant_type') ?? ''
    asked.push(`token ${type}`)
    if (form.get('client_id') !== app.clientId) throw new Refused('invalid_client', 'No client with that id.')
    const isFirst = type === 'authorization_code'
    const grant = isFirst ? exchange(form) : refresh(form)
    const lifetime = isFirst ? (settings.firstTokens ?? hour) : hour
    const access_token = await make.accessToken(grant, lifetime)
    const id_token = await make.idToken(grant, access_token, lifetime, settings.issuerInTokens ?? issuer)
    const refresh_token = grant.scopes.includes('offline_access') ? randomId('') : undefined
    if (refresh_token !== undefined) refreshTokens.set(refresh_token, grant)
    const rest = { token_type: 'Bearer', expires_in: lifetime, scope: grant.scopes.join(' ') }
    json(response, { ...rest, access_token, id_token, refresh_token })
  }

  const revoke = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    asked.push(`revoke ${form.get('token_type_hint') ?? ''}`)
    refreshTokens.delete(form.get('token') ?? '')
    response.writeHead(200).end()
  }

  const logout = async (request: IncomingMessage, response: ServerResponse, { searchParams: query }: URL) => {
    asked.push('logout')
    const hint = await make.read(query.get('id_token_hint') ?? '').catch(() => null)
    if (!hint) return html(response, refusalPage('The id_token_hint is not valid.'), 400)
    const back = query.get('post_logout_redirect_uri') ?? ''
    if (!app.postLogoutRedirectUris.includes(back))
      return html(response, refusalPage("The 'post_logout_redirect_uri' is no Logout redirect URI."), 400)
    sessions.delete(sessionOf(request))
    response.writeHead(302, { Location: back, 'Set-Cookie': cookie('', '; Max-Age=0') }).end()
  }

  const discovery = () => ({
    issuer,
    authorization_endpoint: `${issuer}/v1/authorize`,
    token_endpoint: `${issuer}/v1/token`,
    userinfo_endpoint: `${issuer}/v1/userinfo`,
    jwks_uri: `${issuer}/v1/keys`,
    revocation_endpoint: `${issuer}/v1/revoke`,
    end_session_endpoint: `${issuer}/v1/logout`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    acr_values_supported: [...known],
    scopes_supported: settings.scopes,
  })

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin)
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(200).end()
    switch (`${request.method} ${url.pathname}`) {
      case `GET ${path}/.well-known/openid-configuration`:
        return json(response, discovery())
      case `GET ${path}/v1/keys`:
        return json(response, await make.keys())
      case `GET ${path}/v1/authorize`:
        return authorize(request, response, url)
      case 'POST /signin':
        return signIn(request, response, url)
      case `POST ${path}/v1/token`:
        return token(request, response)
      case `POST ${path}/v1/revoke`:
        return revoke(request, response)
      case `GET ${path}/v1/logout`:
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
