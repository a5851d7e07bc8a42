import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Shape } from './shapes.ts'
import { postMessagePage, refusalPage, signInPage } from './okta-pages.ts'
import {
  assuranceLevels,
  type Grant,
  oneFactor,
  type OktaPerson,
  randomId,
  type TokenMaker,
  twoFactors,
} from './okta-tokens.ts'

/** As an administrator enters them. */
interface OktaApp {
  readonly clientId: string
  readonly redirectUris: readonly string[]
  readonly postLogoutRedirectUris: readonly string[]
}
export interface OktaSettings {
  readonly shape: Shape
  readonly app: OktaApp
  readonly people: readonly OktaPerson[]
  /** For CORS. */
  readonly trustedOrigins: Set<string>
  readonly scopes: readonly string[]
  /** In the discovery document; all if absent. */
  namedScopes?: readonly string[]
  /** A fault: tokens contain this wrong issuer. */
  issuerInTokens?: string | undefined
  /** In seconds, of the next token response only; later tokens are valid for an hour. */
  nextTokens?: number | undefined
  /** `offline_access` is ignored. */
  withoutRefreshTokens?: boolean
  /** In the discovery document; `null` lists none. */
  pkceMethods?: readonly string[] | null
}
interface Session {
  readonly person: OktaPerson
  readonly acr: string
  readonly authTime: number
}

/** The token request must match redirect address and verifier. */
export interface IssuedCode {
  readonly grant: Grant
  readonly challenge: string
  readonly redirectUri: string
}

const sessionOf = (request: IncomingMessage) =>
  /(?:^|; )sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
// With SameSite=None the cookie is also sent in a frame of another site.
const cookie = (value: string, rest = '') => `sid=${value}; Path=/; HttpOnly; Secure; SameSite=None${rest}`

const seconds = () => Math.floor(Date.now() / 1000)

const html = (response: ServerResponse, body: string, status = 200, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers }).end(body)

/** Where the browser navigates. */
export const createSignIn = (settings: OktaSettings, codes: Map<string, IssuedCode>, make: TokenMaker) => {
  const { app, people } = settings
  const sessions = new Map<string, Session>()

  const answer = (response: ServerResponse, query: URLSearchParams, given: Record<string, string>) => {
    const redirectUri = query.get('redirect_uri') ?? ''
    const state = query.get('state') ?? ''
    if (settings.shape.isOkta && query.get('response_mode') === 'okta_post_message') {
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
      // The level that was requested, even if the session has a higher one.
      acr: query.get('acr_values') ?? session.acr,
      clientId: app.clientId,
      scopes: (query.get('scope') ?? '')
        .split(' ')
        .filter((scope) => scope !== 'offline_access' || !settings.withoutRefreshTokens)
        .filter((scope) => scope !== 'profile' || !settings.shape.isFrugal),
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
    if (level && !assuranceLevels.includes(level))
      return refuse(response, query, 'invalid_request', 'Unknown acr_values.')
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

  const logout = async (request: IncomingMessage, response: ServerResponse, { searchParams: query }: URL) => {
    const hint = await make.read(query.get('id_token_hint') ?? '').catch(() => null)
    if (!hint) return html(response, refusalPage('The id_token_hint is not valid.'), 400)
    const back = query.get('post_logout_redirect_uri') ?? ''
    if (!app.postLogoutRedirectUris.includes(back))
      return html(response, refusalPage("The 'post_logout_redirect_uri' is no Logout redirect URI."), 400)
    sessions.delete(sessionOf(request))
    response.writeHead(302, { Location: back, 'Set-Cookie': cookie('', '; Max-Age=0') }).end()
  }

  return { authorize, signIn, logout, endSessions: () => sessions.clear() }
}
