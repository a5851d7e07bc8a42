import ipaddr from 'ipaddr.js'

/** The IPv6 networks that one customer of a provider can have, and how many of the smallest each may count for. */
const sizes = [
  [64, 1],
  [56, 4],
  [48, 8],
] as const

/** `times` multiplies the number of attempts that one client is allowed. */
interface Network {
  readonly name: string
  readonly times: number
}

/** The smallest first. An IPv4 address is a network of its own. */
export const networksOf = (clientAddress: string): readonly [Network, ...Network[]] => {
  if (!ipaddr.IPv6.isValid(clientAddress)) return [{ name: clientAddress, times: 1 }]
  const [smallest, ...wider] = sizes.map(([bits, times]) => {
    const network = `${clientAddress}/${bits}`
    return { name: `${ipaddr.IPv6.networkAddressFromCIDR(network).toString()}/${bits}`, times }
  })
  return [smallest ?? { name: clientAddress, times: 1 }, ...wider]
}

export const widestNetworkOf = (clientAddress: string): string =>
  networksOf(clientAddress).at(-1)?.name ?? clientAddress
