import ipaddr from 'ipaddr.js'
import type { Line } from '../platform/turns.ts'
import { normaliseLoginId } from './login-id.ts'

/** For whom a secret is hashed: hashing for one caller waits for that caller's own, and little for others'. */
export interface HashShare {
  readonly key: string
  readonly line: Line
}

/** One customer of a network provider may hold a whole /48 of IPv6 addresses. */
const widestNetworkOf = (clientAddress: string): string =>
  ipaddr.IPv6.isValid(clientAddress)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${clientAddress}/48`).toString()
    : clientAddress

/** The share of a caller of whom only the address is known. */
export const shareOfClient = (clientAddress: string): HashShare => ({
  key: `client ${widestNetworkOf(clientAddress)}`,
  line: 'open',
})

/**
 * The share of a caller who has proved to belong to a login: by a device cookie, a mailed link or its password.
 * @param login its login ID, or the id of one of its factors
 */
export const shareOfLogin = (login: string): HashShare => ({
  key: `login ${normaliseLoginId(login)}`,
  line: 'kept',
})

/** The share of the server itself, as for sample people. */
export const shareOfServer: HashShare = { key: 'server', line: 'kept' }
