import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type Provider from 'oidc-provider'
import { isUnavailable, nullUnlessUnavailable } from '../../database/connection/client.ts'
import type { Database } from '../../database/database.ts'
import {
  issuerPath,
  mailLanguage,
  mailLanguagePath,
  overviewPath,
  portalClientId,
  sessionsPath,
} from '../../../contract/identity.ts'
import { HttpProblem, readForm, readJson } from '../../platform/request.ts'
import type { SecurityLog } from '../../domain/request-context.ts'
import type { OnError } from '../../platform/log.ts'
import { databaseRetrySeconds } from '../pages/failure-page.ts'
import { findClaims } from './claims.ts'
import { findOverview, setMailLanguage } from '../../domain/account-overview.ts'
import { endSessions, findSessions } from '../../domain/sessions.ts'
import { isAnonymous, type Tokens } from './tokens.ts'

const refuse = (c: Context, status: 401 | 403, error: string) => {
  c.header('WWW-Authenticate', `Bearer error="${error}"`)
  return c.json({ error }, status)
}

const claimsOf: Readonly<Record<string, readonly string[]>> = {
  profile: ['name', 'preferred_username', 'locale'],
  email: ['email', 'email_verified'],
  UserContext: ['userContext'],
  GroupMembership: ['groups'],
}

const userinfoPath = `${issuerPath}/v1/userinfo`
const revokePath = `${issuerPath}/v1/revoke`
const ownSessionsPath = `${issuerPath}${sessionsPath}`
const ownOverviewPath = `${issuerPath}${overviewPath}`
const ownLanguagePath = `${issuerPath}${mailLanguagePath}`

export interface TokenRouteDeps {
  readonly db: Database
  readonly provider: () => Provider
  readonly tokens: Pick<Tokens, 'verifyAccessToken'>
  readonly publicOrigin: string
  /** Without the portal's. */
  readonly clientOrigins: readonly string[]
  readonly clientAddressOf: (request: HttpBindings['incoming']) => string
  readonly securityLog: SecurityLog
  readonly onError: OnError
}

/**
 * oidc-provider's own endpoints for userinfo and revocation refuse access tokens for the API. Sessions, accounts and
 * mail language are only for our portal.
 */
export const createTokenRoutes = (deps: TokenRouteDeps) => {
  const { db, provider, tokens, publicOrigin, clientOrigins, clientAddressOf, securityLog, onError } = deps
  const app = new Hono<{ Bindings: HttpBindings }>()
  const crossOrigin = (...origin: readonly string[]) =>
    cors({ origin: [...origin], allowMethods: ['GET', 'POST', 'PUT', 'DELETE'], maxAge: 3600 })
  for (const path of [userinfoPath, revokePath]) app.use(path, crossOrigin(publicOrigin, ...clientOrigins))
  for (const path of [ownSessionsPath, ownOverviewPath, ownLanguagePath])
    app.use(path, crossOrigin(publicOrigin))

  /** @returns the token's payload and the Okta id, or the response that refuses the request */
  const bearerOf = async (c: Context) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
    const payload = await tokens.verifyAccessToken(token).catch(nullUnlessUnavailable)
    if (!payload?.sub) return refuse(c, 401, 'invalid_token')
    return isAnonymous(payload) ? refuse(c, 403, 'insufficient_scope') : { payload, oktaId: payload.sub }
  }

  /** Refuses the tokens of all clients except the portal. */
  const bearerAtPortal = async (c: Context) => {
    const bearer = await bearerOf(c)
    if (bearer instanceof Response || bearer.payload['cid'] === portalClientId) return bearer
    return refuse(c, 403, 'insufficient_scope')
  }

  app.on(['GET', 'POST'], userinfoPath, async (c) => {
    const bearer = await bearerOf(c)
    if (bearer instanceof Response) return bearer
    const { payload, oktaId } = bearer
    const claims = await findClaims(db, oktaId)
    if (!claims) return refuse(c, 401, 'invalid_token')
    const scopes = Array.isArray(payload['scp']) ? payload['scp'].map(String) : []
    const names = new Set(['sub', ...scopes.flatMap((scope) => claimsOf[scope] ?? [])])
    return c.json(Object.fromEntries(Object.entries(claims).filter(([name]) => names.has(name))))
  })

  app.on(['GET', 'DELETE'], ownSessionsPath, async (c) => {
    const bearer = await bearerAtPortal(c)
    if (bearer instanceof Response) return bearer
    const { payload, oktaId } = bearer
    const grantId = String(payload['gid'])
    if (c.req.method === 'DELETE') {
      await endSessions(db, oktaId, grantId)
      securityLog(c.get('requestId'), clientAddressOf(c.env.incoming))('signed_out_elsewhere', { oktaId })
    }
    return c.json(await findSessions(db, oktaId, grantId))
  })

  app.get(ownOverviewPath, async (c) => {
    const bearer = await bearerAtPortal(c)
    if (bearer instanceof Response) return bearer
    const overview = await findOverview(db, bearer.oktaId)
    return overview ? c.json(overview) : refuse(c, 401, 'invalid_token')
  })

  app.put(ownLanguagePath, async (c) => {
    const bearer = await bearerAtPortal(c)
    if (bearer instanceof Response) return bearer
    const chosen = v.safeParse(mailLanguage, await readJson(c.req))
    if (!chosen.success) throw new HttpProblem('bad_request')
    const isSet = await setMailLanguage(db, bearer.oktaId, chosen.output.language)
    return isSet ? c.body(null, 204) : refuse(c, 401, 'invalid_token')
  })

  const grantOf = async (token: string): Promise<string | undefined> => {
    const refreshToken = await provider().RefreshToken.find(token)
    if (refreshToken) return refreshToken.grantId
    const { gid } = (await tokens.verifyAccessToken(token).catch(nullUnlessUnavailable)) ?? {}
    return typeof gid === 'string' ? gid : undefined
  }

  // An unknown token gets the same response as a revoked one (RFC 7009). Access tokens become invalid only with the
  // deletion of their grant.
  app.post(revokePath, async (c) => {
    const { RefreshToken, Grant } = provider()
    const token = (await readForm(c.req))('token')
    if (token === '') return c.json({ error: 'invalid_request', error_description: 'no token' }, 400)
    const grantId = await grantOf(token)
    if (grantId !== undefined) {
      await RefreshToken.revokeByGrantId(grantId)
      const grant = await Grant.find(grantId)
      await grant?.destroy()
    }
    return c.body(null, 200)
  })

  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    if (error instanceof HttpProblem) return c.body(null, error.status)
    if (isUnavailable(error)) {
      c.header('Retry-After', String(databaseRetrySeconds))
      return c.json({ error: 'temporarily_unavailable' }, 503)
    }
    onError(error, c.get('requestId'))
    return c.json({ error: 'server_error' }, 500)
  })
  return app
}
