import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'

export interface FetchedDocument {
  readonly html: string
  readonly status: 200 | 404
  /** As received: compressed, without the headers. */
  readonly bytes: number
}

const request = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br', 'Accept-Language': 'en' } }, resolve).on(
      'error',
      reject,
    )
  })

/** Fetches a page as a browser does, and returns what was sent. Throws when the page is not compressed. */
export const fetchDocument = async (address: string): Promise<FetchedDocument> => {
  const response = await request(address)
  const { statusCode: status, headers } = response
  const body = await buffer(response)
  if (status !== 200 && status !== 404) throw new Error(`${address} answered with ${status}`)
  if (headers['content-encoding'] !== 'br') throw new Error(`${address} came without brotli`)
  return { html: brotliDecompressSync(body).toString(), status, bytes: body.length }
}
