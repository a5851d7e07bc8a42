import type { Variables } from './environment.ts'

/** With `includeSubDomains` it also holds for every host below the portal's. */
export const readHsts = (variables: Variables, publicOrigin: string): string | null => {
  const text = variables.text('HSTS') ?? 'max-age=31536000; includeSubDomains'
  if (!/^(off|max-age=\d{1,10}(; includeSubDomains)?(; preload)?)$/.test(text))
    variables.refuse('HSTS is neither off nor like max-age=31536000; includeSubDomains')
  return text === 'off' || !publicOrigin.startsWith('https:') ? null : text
}

/** How many of the operator's proxies add to X-Forwarded-For. */
export const readTrustedProxies = (variables: Variables, publicOrigin: string): number => {
  if (publicOrigin.startsWith('https:') && variables.text('TRUSTED_PROXIES') === undefined)
    variables.refuse(
      'TRUSTED_PROXIES has to be set beside an https PUBLIC_ORIGIN: how many proxies add to X-Forwarded-For, 0 if none',
    )
  return variables.wholeNumber('TRUSTED_PROXIES', 0, 10)
}
