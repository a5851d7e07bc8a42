import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { ServerConfiguration } from '../platform/configuration.ts'

type Policy = Readonly<Record<string, readonly string[]>>

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ')

const originOf = (address: string | undefined, base: string): string[] =>
  address ? [new URL(address, base).origin] : []

/** The sources that Google's captcha needs. */
const google = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  none: [],
}

/** Inline styles and scripts, by hash. */
interface Inline {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/**
 * The policy of the portal's pages; in development it allows Vite's scripts, styles and socket.
 *
 * @param providerOrigins origins of the identity provider's endpoints other than its issuer
 */
export const pagePolicy = (
  configuration: ServerConfiguration,
  inline: Inline | 'development',
  providerOrigins: readonly string[],
): string => {
  const { page, captcha, publicOrigin } = configuration
  const provider = [...originOf(page.okta.issuer, publicOrigin), ...providerOrigins]
  const api = originOf(page.apiBaseUrl, publicOrigin)
  const isGoogle = captcha.kind === 'service' || captcha.kind === 'elsewhere'
  const development = inline === 'development'
  const { styles, scripts } = development
    ? { styles: ["'unsafe-inline'"], scripts: ["'unsafe-inline'"] }
    : inline
  const others = [
    ...originOf(page.scripts.survey, publicOrigin),
    ...originOf(page.scripts.analytics, publicOrigin),
  ]
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...(isGoogle ? google.script : google.none), ...others],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...others],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...provider,
      ...api,
      ...(development ? ['ws:'] : []),
      ...(isGoogle ? google.script : []),
      ...others,
    ],
    'frame-src': ["'self'", ...provider, ...(isGoogle ? google.frame : google.none)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...provider],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** The policy of the service worker, which fetches files of its own origin and nothing else. */
export const workerPolicy = written({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
})

/**
 * The headers of every response. The policy is that of a response that is no page: no script, no frame. A page sets
 * its own.
 *
 * @param hsts the value of `Strict-Transport-Security`, or `null` for none
 */
export const securityHeaders = (hsts: string | null) => {
  const setHeaders = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      fontSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
    strictTransportSecurity: hsts ?? false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  // before the handler, while Hono's comes after it: oidc-provider sends its response by itself
  return createMiddleware(async (c, next) => {
    await setHeaders(c, () => Promise.resolve())
    await next()
  })
}
