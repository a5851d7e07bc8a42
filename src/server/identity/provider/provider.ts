import { paths } from '../../../contract/portal-paths.ts'
import {
  type Configuration,
  type KoaContextWithOIDC,
  type interactionPolicy as Policy,
  errors,
  Provider,
  interactionPolicy,
} from 'oidc-provider'
import { isUnavailable } from '../../database/connection/client.ts'
import type { Database } from '../../database/database.ts'
import {
  anonymousSubject,
  apiAudience,
  assuranceLevels,
  issuerPath,
  lifetimes,
  portalClientId,
  portalScopes,
} from '../../../contract/identity.ts'
import type { OnError } from '../../platform/log.ts'
import { databaseRetrySeconds, noticeAfterPost } from '../pages/failure-page.ts'
import { oidcStorage } from './oidc-storage.ts'
import { findClaims } from './claims.ts'
import { oktaPostMessage } from './post-message.ts'
import { recordBrowser } from '../../domain/sessions.ts'
import type { SignInPages } from '../pages/sign-in-pages.tsx'
import { chooseLanguage } from '../../platform/language.ts'
import type { RegisteredClient } from '../../platform/registered-clients.ts'
import { responseModes } from './refuse-excess.ts'
import type { IdentityKeys } from './stored-keys.ts'

export interface ProviderSettings {
  readonly db: Database
  readonly issuer: string
  readonly publicOrigin: string
  readonly clients: readonly RegisteredClient[]
  readonly keys: IdentityKeys
  /** Seconds without use */
  readonly idleSeconds: number
  readonly pages: SignInPages
  readonly onError: OnError
}

/** oidc-provider receives only Node's request, so the request id has to be in a header. */
export const requestIdHeader = 'x-request-id'

const noticeOf = (error: Error) => {
  if (error instanceof errors.SessionNotFound) return 'expired'
  return isUnavailable(error) ? 'busy' : 'failed'
}

/**
 * With https, `__Host-`, which a browser accepts only from this host; a cookie that is limited to a path cannot have
 * that prefix and gets `__Secure-`.
 */
const cookieNames = (isHttps: boolean) => {
  const prefixes = isHttps ? { anywhere: '__Host-', below: '__Secure-' } : { anywhere: '', below: '' }
  return {
    session: `${prefixes.anywhere}idp.session`,
    interaction: `${prefixes.below}idp.sign-in`,
    resume: `${prefixes.below}idp.resume`,
  }
}

const scopes = portalScopes.join(' ')

/** No consent is asked for, because the operator has registered all clients. */
const loadExistingGrant =
  (db: Database): NonNullable<Configuration['loadExistingGrant']> =>
  async (ctx) => {
    const { client, session, provider } = ctx.oidc
    if (!client || !session?.accountId) return undefined
    const id = session.grantIdFor(client.clientId)
    const found = id === undefined ? undefined : await provider.Grant.find(id)
    const grant = found ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope(scopes)
    grant.addResourceScope(apiAudience, scopes)
    await recordBrowser(db, await grant.save(), ctx.get('User-Agent'))
    return grant
  }

const portalClient = (publicOrigin: string): RegisteredClient => ({
  client_id: portalClientId,
  redirect_uris: [`${publicOrigin}${paths.signInCallback}`],
  post_logout_redirect_uris: [publicOrigin, `${publicOrigin}/`],
})

/** Authorization code flow with PKCE, without a secret. */
const publicClient = ({ client_id, redirect_uris, post_logout_redirect_uris }: RegisteredClient) => ({
  client_id,
  application_type: 'web' as const,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  redirect_uris: [...redirect_uris],
  post_logout_redirect_uris: [...post_logout_redirect_uris],
})

const languageOf = (ctx: KoaContextWithOIDC) => {
  const wish = ctx.query['ui_locales']
  return chooseLanguage(ctx.get('Accept-Language'), typeof wish === 'string' ? wish : undefined)
}

/** Okta's format: `scp` is the list of scopes, `cid` the client, `uid` the person. */
const toOktaAccessToken: NonNullable<NonNullable<Configuration['formats']>['customizers']>['jwt'] = (
  _ctx,
  token,
  { payload },
) => {
  const { scope, client_id: cid, sub: uid } = payload
  // The token becomes invalid when its grant is deleted.
  const gid = 'grantId' in token ? token.grantId : undefined
  Object.assign(payload, { ver: 1, cid, uid, gid, scp: typeof scope === 'string' ? scope.split(' ') : [] })
  delete payload['scope']
  delete payload['client_id']
}

const configuration = (settings: ProviderSettings): Configuration => {
  const { db, publicOrigin, keys, pages } = settings
  return {
    adapter: oidcStorage(db, settings.idleSeconds),
    jwks: { keys: [...keys.signing] },
    clients: [portalClient(publicOrigin), ...settings.clients].map(publicClient),
    clientBasedCORS: (_ctx, origin, { redirectUris = [] }) =>
      redirectUris.some((uri) => new URL(uri).origin === origin),
    routes: {
      authorization: '/v1/authorize',
      token: '/v1/token',
      jwks: '/v1/keys',
      end_session: '/v1/logout',
    },
    scopes: [...portalScopes],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    claims: {
      openid: ['sub', 'ver', 'acr'],
      profile: ['name', 'preferred_username', 'locale'],
      email: ['email', 'email_verified'],
      UserContext: ['userContext'],
      GroupMembership: ['groups'],
    },
    acrValues: [...assuranceLevels],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    // By default, only for the scope `offline_access`, which is ignored unless the request contains prompt=consent.
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    expiresWithSession: () => Promise.resolve(true),
    cookies: {
      keys: [...keys.cookies],
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      names: cookieNames(settings.issuer.startsWith('https:')),
    },
    interactions: { policy: stepUpPolicy(), url: (_ctx, { uid }) => `${issuerPath}/sign-in/${uid}` },
    ttl: {
      AccessToken: lifetimes.token,
      IdToken: lifetimes.token,
      AuthorizationCode: lifetimes.code,
      Interaction: lifetimes.interaction,
      Session: lifetimes.session,
      Grant: lifetimes.session,
      RefreshToken: (context: KoaContextWithOIDC | undefined, { accountId }) => {
        if (accountId !== anonymousSubject) return lifetimes.session
        // A renewal does not extend an anonymous visit. Its first token is created outside of a request and has no
        // predecessor.
        return context?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.token
      },
    },
    findAccount: async (_ctx, sub) => {
      const claims = await findClaims(db, sub)
      return claims && { accountId: sub, claims: () => Promise.resolve(claims) }
    },
    loadExistingGrant: loadExistingGrant(db),
    formats: { customizers: { jwt: toOktaAccessToken } },
    discovery: {
      userinfo_endpoint: `${settings.issuer}/v1/userinfo`,
      revocation_endpoint: `${settings.issuer}/v1/revoke`,
      // Otherwise clients would assume that they need a client secret.
      revocation_endpoint_auth_methods_supported: ['none'],
    },
    features: {
      devInteractions: { enabled: false },
      // What nobody uses cannot be attacked: pushed requests, for example, would store data from any client.
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      // oidc-provider's own endpoint refuses access tokens for the API.
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          const isProven = ctx.oidc.entities.IdTokenHint?.payload.sub === ctx.oidc.session?.accountId
          ctx.body = pages.logout(languageOf(ctx), form, isProven)
        },
        postLogoutSuccessSource: async (ctx) => {
          ctx.body = pages.notice(languageOf(ctx), 'signedOut')
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== apiAudience) throw new errors.InvalidTarget()
          return {
            scope: scopes,
            audience: apiAudience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: lifetimes.token,
            jwt: { sign: { alg: 'RS256' } },
          }
        },
      },
    },
    renderError: async (ctx, _out, error) => {
      ctx.type = 'html'
      ctx.body = pages.notice(languageOf(ctx), noticeOf(error))
    },
  }
}

/** Without `oidc` if no route matches the path and the method. */
type MaybeMatched = { body: unknown } & Partial<Pick<KoaContextWithOIDC, 'oidc'>>

/** With the routes, claims, tokens and responses of an Okta authorization server. */
export const createProvider = (settings: ProviderSettings): Provider => {
  const provider = new Provider(settings.issuer, configuration(settings))
  // Trusts the headers for host and scheme, which `createIdentity` sets to the issuer's.
  provider.proxy = true
  provider.registerResponseMode('okta_post_message', oktaPostMessage)
  provider.use(async (ctx: MaybeMatched, next) => {
    await next()
    if (ctx.oidc?.route === 'discovery')
      ctx.body = Object.assign({}, ctx.body, { response_modes_supported: responseModes })
  })
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next()
    if (ctx.method !== 'POST' || ctx.type !== 'text/html' || ctx.status < 400) return
    const { status } = ctx
    ctx.status = 303
    ctx.redirect(noticeAfterPost(status, languageOf(ctx)))
  })
  provider.on('server_error', (ctx, error) => {
    // Emitted before the response is sent, so its status can change here.
    if (isUnavailable(error)) {
      ctx.status = 503
      ctx.set('Retry-After', String(databaseRetrySeconds))
    } else settings.onError(error, String(ctx.req.headers[requestIdHeader]))
  })
  return provider
}

const { Check, base } = interactionPolicy

/** Without this check, a silent renewal of the tokens could change the level. */
const needsOtherLevel = ({ oidc }: KoaContextWithOIDC): boolean => {
  const asked = oidc.params?.['acr_values']
  if (typeof asked !== 'string' || asked === '') return Check.NO_NEED_TO_PROMPT
  if (!assuranceLevels.some((level) => level === asked)) throw new errors.InvalidRequest('unknown acr_values')
  const isDone = oidc.result?.login !== undefined || oidc.acr === asked
  return oidc.session?.accountId === undefined || isDone ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
}

const stepUpPolicy = (): Policy.DefaultPolicy => {
  const policy = base()
  const reason = 'requested assurance level not met'
  policy.get('login')?.checks.add(new Check('acr_step_up', reason, 'login_required', needsOtherLevel))
  return policy
}
