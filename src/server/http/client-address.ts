import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import type { Log } from '../platform/log.ts'

/**
 * Removes the port, the brackets around an IPv6 address, and the zone. Some proxies add a port and brackets; a socket's
 * own address can contain a zone.
 */
const withoutPort = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](:\d{1,5})?$/, '$1')
    .replace(/^([\d.]+):\d{1,5}$/, '$1')
    .replace(/%.*/, '')

/**
 * A household or a server usually has a whole IPv6 network of the size /64. Therefore all addresses of a /64 are
 * treated as one client.
 */
const networkOf = (text: string): string | null => {
  const address = withoutPort(text)
  // This check is stricter than the library's parser, which also accepts 1, 0x7f.1 and 010.0.0.1 as IPv4 addresses.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString()
}

/**
 * Creates a function that returns the client address for rate limits. Without proxies, it is the address of the socket.
 * If the operator has proxies (`proxies` is their number), it is the address that the outermost proxy has seen, which a
 * client cannot forge. Of an IPv6 address, the function returns only the network of the size /64.
 */
export const createClientAddress = (proxies: number, log: Log) => {
  let isWarned = false
  const warnOnce = () => {
    if (!isWarned)
      log({
        event: 'forwarded_for_ignored',
        reason: 'TRUSTED_PROXIES is 0: all clients behind a proxy count as one client',
      })
    isWarned = true
  }
  return (request: IncomingMessage): string => {
    const header = request.headers['x-forwarded-for']
    if (header !== undefined && proxies === 0) warnOnce()
    const seen = [header ?? []].flat().join(',').split(',')
    const forwarded = proxies > 0 ? seen.at(-proxies) : undefined
    const { remoteAddress = '' } = request.socket
    return networkOf(forwarded ?? '') ?? networkOf(remoteAddress) ?? remoteAddress
  }
}
