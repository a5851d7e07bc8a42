import ipaddr from 'ipaddr.js'

/**
 * The sizes of the IPv6 networks that one customer of an internet provider can have, and how many clients of the
 * smallest size each of them may count for.
 */
const sizes = [
  [64, 1],
  [56, 4],
  [48, 8],
] as const

/** A network in which a client is counted. `times` multiplies the number of attempts that one client is allowed. */
interface Network {
  readonly name: string
  readonly times: number
}

/** Returns the networks of a client, the smallest first. An IPv4 address is a network of its own. */
export const networksOf = (clientAddress: string): readonly [Network, ...Network[]] => {
  if (!ipaddr.IPv6.isValid(clientAddress)) return [{ name: clientAddress, times: 1 }]
  const [smallest, ...wider] = sizes.map(([bits, times]) => {
    const network = `${clientAddress}/${bits}`
    return { name: `${ipaddr.IPv6.networkAddressFromCIDR(network).toString()}/${bits}`, times }
  })
  return [smallest ?? { name: clientAddress, times: 1 }, ...wider]
}

/** Returns the widest network that one customer of an internet provider can have. */
export const widestNetworkOf = (clientAddress: string): string =>
  networksOf(clientAddress).at(-1)?.name ?? clientAddress
