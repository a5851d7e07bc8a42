/**
 * Whether a request is our own pages' or no browser's: browsers name another origin in Origin or Sec-Fetch-Site. Hono's
 * `csrf` looks at forms alone, lets a request pass when one of the two headers does, and refuses what is no browser.
 */
export const isSameOrigin = (headers: Headers, publicOrigin: string): boolean => {
  const origin = headers.get('Origin')
  const site = headers.get('Sec-Fetch-Site')
  return (
    (origin === null || origin === publicOrigin) &&
    (site === null || site === 'same-origin' || site === 'none')
  )
}
