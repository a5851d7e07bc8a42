export interface FetchedDocument {
  readonly html: string
  readonly status: 200 | 404
  /** Size of the compressed body, without headers. */
  readonly bytes: number
  readonly securityHeaders: Readonly<Record<string, string>>
}

const securityHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]

export const fetchDocument = async (address: string): Promise<FetchedDocument> => {
  const asked = { 'Accept-Encoding': 'br', 'Accept-Language': 'en' }
  const response = await fetch(address, { headers: asked })
  const { status, headers } = response
  if (status !== 200 && status !== 404) throw new Error(`${address} answered with ${status}`)
  if (headers.get('Content-Encoding') !== 'br') throw new Error(`${address} is not compressed with brotli`)
  const kept = [...headers].filter(([name]) => securityHeaders.includes(name))
  return {
    html: await response.text(),
    status,
    bytes: Number(headers.get('Content-Length')),
    securityHeaders: Object.fromEntries(kept),
  }
}
