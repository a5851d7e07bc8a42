import type { ServerResponse } from 'node:http'
import type { ServerConfiguration } from '../platform/configuration.ts'

type Policy = Readonly<Record<string, readonly string[]>>

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ')

const originOf = (address: string | undefined, base: string): string[] =>
  address ? [new URL(address, base).origin] : []

/** What Google's captcha needs, when it is the one in use. */
const google = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  none: [],
}

/** The policy of the portal's pages. In development Vite's own inline scripts, styles and socket are let in. */
export const pagePolicy = (configuration: ServerConfiguration, development = false): string => {
  const { page, captcha, publicOrigin } = configuration
  const issuer = originOf(page.okta.issuer, publicOrigin)
  const isGoogle = captcha.kind === 'service'
  const inline = development ? ["'unsafe-inline'"] : []
  const others = [
    ...originOf(page.scripts.survey, publicOrigin),
    ...originOf(page.scripts.analytics, publicOrigin),
  ]
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline, ...(isGoogle ? google.script : google.none), ...others],
    'style-src': ["'self'", ...inline],
    'img-src': ["'self'", 'data:', ...others],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...issuer,
      ...(development ? ['ws:'] : []),
      ...(isGoogle ? google.script : []),
      ...others,
    ],
    'frame-src': ["'self'", ...issuer, ...(isGoogle ? google.frame : google.none)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...issuer],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
}

/** The policy of everything that is no page of the portal: styles and pictures of its own, no script, no frame. */
const plainPolicy = written({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** The policy of the service worker, which fetches files of its own origin and nothing else. */
export const workerPolicy = written({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
})

/** Sets what every response carries; a page then replaces the policy with its own. */
export const setSecurityHeaders = (response: ServerResponse, publicOrigin: string): void => {
  response.setHeader('Content-Security-Policy', plainPolicy)
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  if (publicOrigin.startsWith('https:'))
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}
