import ipaddr from 'ipaddr.js'
import type { Line } from '../platform/turns.ts'
import { normaliseLoginId } from './login-id.ts'

/**
 * The caller for whom a secret is hashed. Hashing for one caller waits for this caller's other work, and little for
 * others'.
 */
export interface HashShare {
  readonly key: string
  readonly line: Line
}

/** One customer of a network provider may have a whole /48 of IPv6 addresses. */
const widestNetworkOf = (clientAddress: string): string =>
  ipaddr.IPv6.isValid(clientAddress)
    ? ipaddr.IPv6.networkAddressFromCIDR(`${clientAddress}/48`).toString()
    : clientAddress

/** The share of a caller known by address only. */
export const shareOfClient = (clientAddress: string): HashShare => ({
  key: `client ${widestNetworkOf(clientAddress)}`,
  line: 'open',
})

/**
 * The share of a caller who has proved to belong to a login, by a device cookie, a mailed link or the password.
 *
 * @param login its login ID, or the id of one of its factors
 */
export const shareOfLogin = (login: string): HashShare => ({
  key: `login ${normaliseLoginId(login)}`,
  line: 'kept',
})

/** The share of the server itself, for example for sample people. */
export const shareOfServer: HashShare = { key: 'server', line: 'kept' }
