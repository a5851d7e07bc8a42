import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import type { Log } from '../platform/log.ts'

/** Some proxies write the port behind the address, and an IPv6 address then in brackets; a socket may name a zone. */
const withoutPort = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]*)\](:\d{1,5})?$/, '$1')
    .replace(/^([\d.]+):\d{1,5}$/, '$1')
    .replace(/%.*$/, '')

/**
 * The address for limits, or `null` for a text that is no address. A household or server has a whole /64 of IPv6
 * addresses, which counts as one.
 */
const networkOf = (text: string): string | null => {
  const address = withoutPort(text)
  // the library also accepts 1, 0x7f.1 and 010.0.0.1
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return null
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString()
}

/**
 * The address by which limits count: the socket's, or behind `proxies` proxies of the operator the one that the
 * outermost of them saw; for IPv6 its /64. Entries that the client wrote itself are further left and never used.
 */
export const createClientAddress = (proxies: number, log: Log) => {
  let isTold = false
  const tellOnce = () => {
    if (!isTold)
      log({
        event: 'forwarded_for_ignored',
        reason: 'TRUSTED_PROXIES is 0: all behind a proxy are one client',
      })
    isTold = true
  }
  return (request: IncomingMessage): string => {
    const header = request.headers['x-forwarded-for']
    if (header !== undefined && proxies === 0) tellOnce()
    const seen = [header ?? []].flat().join(',').split(',')
    const forwarded = proxies > 0 ? seen.at(-proxies) : undefined
    const { remoteAddress = '' } = request.socket
    return networkOf(forwarded ?? '') ?? networkOf(remoteAddress) ?? remoteAddress
  }
}
