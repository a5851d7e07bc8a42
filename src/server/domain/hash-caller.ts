import type { QueueName } from '../platform/fair-queue.ts'
import { widestNetworkOf } from './client-networks.ts'
import { normaliseLoginId } from './login-id.ts'

/**
 * The caller for whom the server hashes a secret. Hashing is slow, so the callers take turns in a queue (round robin).
 * Therefore a caller that requests many hashes delays the other callers only a little.
 */
export interface HashCaller {
  readonly key: string
  readonly queue: QueueName
}

/** Identifies a caller by the client address, if the server knows nothing else about the caller. */
export const callerByAddress = (clientAddress: string): HashCaller => ({
  key: `client ${widestNetworkOf(clientAddress)}`,
  queue: 'unproven',
})

/**
 * Identifies a caller by a login to which the caller has proved access. The proof is a device cookie, a mailed link or
 * the password.
 * @param login the login ID, or the id of one of the login's factors
 */
export const callerByLogin = (login: string): HashCaller => ({
  key: `login ${normaliseLoginId(login)}`,
  queue: 'proven',
})

/** Identifies the server itself, for example when it hashes the passwords of sample people. */
export const serverCaller: HashCaller = { key: 'server', queue: 'proven' }
