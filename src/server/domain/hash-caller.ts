import type { QueueName } from '../platform/fair-queue.ts'
import { widestNetworkOf } from './client-networks.ts'
import { normaliseLoginId } from './spelling.ts'

/** Hashing is slow, so the callers take turns (round robin): one with many hashes delays the others only a little. */
export interface HashCaller {
  readonly key: string
  readonly queue: QueueName
}

/** If the server knows nothing else about the caller. */
export const callerByAddress = (clientAddress: string): HashCaller => ({
  key: `client ${widestNetworkOf(clientAddress)}`,
  queue: 'unproven',
})

/**
 * After proof by a device cookie, a mailed link or the password.
 * @param login the login ID, or the id of one of the login's factors
 */
export const callerByLogin = (login: string): HashCaller => ({
  key: `login ${normaliseLoginId(login)}`,
  queue: 'proven',
})

/** For example for the passwords of sample people. */
export const serverCaller: HashCaller = { key: 'server', queue: 'proven' }
