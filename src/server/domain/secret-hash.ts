import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { HttpProblem } from '../platform/request.ts'
import { createFairQueue } from '../platform/fair-queue.ts'
import type { HashCaller } from './hash-caller.ts'

/**
 * Hashing uses two of Node's four worker threads, so that the other two remain free for file access. The callers take
 * turns in the queue (round robin).
 */
const hashQueue = createFairQueue({ atOnce: 2, waiting: 24 }, () => new HttpProblem('unavailable', 5), {
  atOnce: 2,
  waiting: 256,
})

const keyLength = 32
type Answer = (error: Error | null, key: Buffer) => void
const derive = ({ key, queue }: HashCaller, start: (answer: Answer) => void): Promise<Buffer> =>
  hashQueue.run(
    key,
    () =>
      new Promise((resolve, reject) => {
        start((error, derived) => (error ? reject(error) : resolve(derived)))
      }),
    { queue },
  )

/**
 * The parameters of argon2id that OWASP recommends first for passwords. `m` is the memory in KiB, so one hash needs 19
 * MiB.
 */
const cost = { m: 19_456, t: 2, p: 1 }
const argon2id = (
  caller: HashCaller,
  text: string,
  salt: Buffer,
  { m: memory, t: passes, p: parallelism } = cost,
) => {
  const parameters = { message: text.normalize('NFKC'), nonce: salt, memory, passes, parallelism }
  return derive(caller, (answer) => argon2('argon2id', { ...parameters, tagLength: keyLength }, answer))
}

/**
 * The parameters of the scrypt hashes that the server created formerly. OWASP recommends these parameters too, but a
 * scrypt hash takes six times as long as an argon2id hash.
 */
const formerCost = { ln: 14, r: 8, p: 5 }
const formerScrypt = (caller: HashCaller, text: string, salt: Buffer, { ln, r, p } = formerCost) =>
  derive(caller, (answer) => {
    scrypt(text.normalize('NFKC'), salt, keyLength, { N: 2 ** ln, r, p, maxmem: 2 ** 28 }, answer)
  })

/** A hash that this module has created. The type of a text column of the database is `string`, which is not a `Hash`. */
export type Hash = `$argon2id$${string}` | `$scrypt$${string}`

/** A code of six digits. */
export type OneTimeCode = `${number}${number}${number}${number}${number}${number}`

const isHash = (text: string): text is Hash => current.test(text) || former.test(text)

const current = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
const former = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/**
 * Hashes a password, a security answer or a code with argon2id and a random salt.
 * @returns the hash in the common format `$argon2id$v=19$m=…,t=…,p=…$salt$key`
 */
export const hashSecret = async (text: string, caller: HashCaller): Promise<Hash> => {
  const salt = randomBytes(16)
  const key = await argon2id(caller, text, salt)
  return `$argon2id$v=19$m=${cost.m},t=${cost.t},p=${cost.p}$${unpadded(salt)}$${unpadded(key)}`
}

/** The prefix of the hashes that were created before the change to argon2id. */
export const formerHash = '$scrypt$'

/**
 * Compares a text with a hash in constant time. If there is no hash, because the login ID is unknown, the function
 * takes the same time and returns false.
 * @throws if `hash` was not created by `hashSecret`
 */
export const verifySecret = async (
  text: string,
  hash: string | undefined,
  caller: HashCaller,
): Promise<boolean> => {
  if (hash === undefined) {
    await argon2id(caller, text, randomBytes(16))
    return false
  }
  const [, m, t, p, salt, key] = current.exec(hash) ?? []
  if (salt && key) {
    const figures = { m: Number(m), t: Number(t), p: Number(p) }
    return timingSafeEqual(
      await argon2id(caller, text, Buffer.from(salt, 'base64'), figures),
      Buffer.from(key, 'base64'),
    )
  }
  return verifyFormer(text, hash, caller)
}

/** Returns the stored hash if it is the hash of the text; otherwise `null`. */
export const matchingHash = async (text: string, stored: string, caller: HashCaller): Promise<Hash | null> =>
  isHash(stored) && (await verifySecret(text, stored, caller)) ? stored : null

const verifyFormer = async (text: string, hash: string, caller: HashCaller): Promise<boolean> => {
  const [, ln, r, p, salt, key] = former.exec(hash) ?? []
  if (!salt || !key) throw new Error('hashSecret did not create this hash')
  const figures = { ln: Number(ln), r: Number(r), p: Number(p) }
  return timingSafeEqual(
    await formerScrypt(caller, text, Buffer.from(salt, 'base64url'), figures),
    Buffer.from(key, 'base64url'),
  )
}

/**
 * Compares a text with a hash in the same way as `verifySecret`. The comparison takes the same time for a hash of the
 * former algorithm, for a hash of the current algorithm, and without a hash.
 */
export const verifyAmongFormer: typeof verifySecret = async (text, hash, caller) => {
  const isRight = await verifySecret(text, hash, caller)
  await (hash?.startsWith(formerHash) ? argon2id : formerScrypt)(caller, text, randomBytes(16))
  return isRight
}
