import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** One household or server has a whole /64 of IPv6 addresses: it counts as one. */
const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString()
}

/**
 * The address limits are counted by: the socket's, or behind `proxies` proxies of the operator the one the outermost
 * of them saw; of IPv6 its /64. What a client writes into the header itself stands further left and is never taken.
 */
export const createClientAddress =
  (proxies: number) =>
  (request: IncomingMessage): string => {
    const seen = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    const forwarded = proxies > 0 ? seen.at(-proxies)?.trim() : ''
    return networkOf(forwarded || request.socket.remoteAddress || '')
  }
