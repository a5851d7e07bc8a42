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

/**
 * The addresses that Google's captcha uses. `script` does not contain the whole folder of the captcha, because the folder
 * also contains scripts that run code from attributes of the page.
 */
const google = {
  script: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'],
  connect: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  none: [],
}

interface Inline {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/**
 * Creates the content security policy of the portal's pages. In development, the policy also allows Vite's scripts,
 * styles and WebSocket.
 * @param providerOrigins origins of the identity provider's endpoints, without the origin of its issuer
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
      ...(isGoogle ? google.connect : google.none),
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

/** The content security policy of the service worker, which fetches only files of its own origin. */
export const workerPolicy = written({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
})

/**
 * Sets the security headers of every response. The default content security policy allows no scripts and no frames.
 * Pages replace the default policy by their own policy.
 * @param hsts the value of `Strict-Transport-Security`; `null` to omit this header
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
  // The headers are set before the handler runs, because oidc-provider sends its response itself. Hono's own middleware
  // would set the headers after the handler, which is too late.
  return createMiddleware(async (c, next) => {
    await setHeaders(c, () => Promise.resolve())
    await next()
  })
}
