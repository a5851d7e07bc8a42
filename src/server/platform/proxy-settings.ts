import type { Variables } from './environment.ts'

/**
 * `includeSubDomains` also applies to all hosts below the portal's.
 * @returns `null` if not sent
 */
export const readHsts = (variables: Variables, publicOrigin: string): string | null => {
  const text = variables.text('HSTS') ?? 'max-age=31536000; includeSubDomains'
  if (!/^(off|max-age=\d{1,10}(; includeSubDomains)?(; preload)?)$/.test(text))
    variables.refuse('HSTS is neither off nor like max-age=31536000; includeSubDomains')
  return text === 'off' || !publicOrigin.startsWith('https:') ? null : text
}

/** Those that add an entry to X-Forwarded-For. */
export const readTrustedProxies = (variables: Variables, publicOrigin: string): number => {
  if (publicOrigin.startsWith('https:') && variables.text('TRUSTED_PROXIES') === undefined)
    variables.refuse(
      'TRUSTED_PROXIES must be set with an https PUBLIC_ORIGIN: the number of proxies that add to X-Forwarded-For, or 0',
    )
  return variables.wholeNumber('TRUSTED_PROXIES', 0, 10)
}
