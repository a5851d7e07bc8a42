import type { IncomingMessage } from 'node:http'

/**
 * The address limits are counted by: the socket's, or behind `proxies` proxies of the operator the one the outermost
 * of them saw. What a client writes into the header itself stands further left and is never taken.
 */
export const createClientAddress =
  (proxies: number) =>
  (request: IncomingMessage): string => {
    const seen = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    const forwarded = proxies > 0 ? seen.at(-proxies)?.trim() : ''
    return forwarded || request.socket.remoteAddress || ''
  }
