import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'

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

const request = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br', 'Accept-Language': 'en' } }, resolve).on(
      'error',
      reject,
    )
  })

export const fetchDocument = async (address: string): Promise<FetchedDocument> => {
  const response = await request(address)
  const { statusCode: status, headers } = response
  const body = await buffer(response)
  if (status !== 200 && status !== 404) throw new Error(`${address} answered with ${status}`)
  if (headers['content-encoding'] !== 'br') throw new Error(`${address} is not compressed with brotli`)
  const kept = securityHeaders.flatMap((name): [string, string][] => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return {
    html: brotliDecompressSync(body).toString(),
    status,
    bytes: body.length,
    securityHeaders: Object.fromEntries(kept),
  }
}
