import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { HttpProblem } from '../platform/request.ts'
import { createFairQueue } from '../platform/fair-queue.ts'
import type { HashCaller } from './hash-caller.ts'

/** Two of Node's four worker threads, so that the other two remain free for file access. */
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

/** OWASP's first recommendation for passwords. `m` is KiB, so one hash needs 19 MiB. */
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

/** OWASP recommends these too, but such a hash takes six times as long as an argon2id hash. */
const formerCost = { ln: 14, r: 8, p: 5 }
const formerScrypt = (caller: HashCaller, text: string, salt: Buffer, { ln, r, p } = formerCost) =>
  derive(caller, (answer) => {
    scrypt(text.normalize('NFKC'), salt, keyLength, { N: 2 ** ln, r, p, maxmem: 2 ** 28 }, answer)
  })

/** A text column of the database is a `string`, which is no `Hash`. */
export type Hash = `$argon2id$${string}` | `$scrypt$${string}`

export type OneTimeCode = `${number}${number}${number}${number}${number}${number}`

const isHash = (text: string): text is Hash => current.test(text) || former.test(text)

const current = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
const former = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** A random salt; the common format `$argon2id$v=19$m=…,t=…,p=…$salt$key`. */
export const hashSecret = async (text: string, caller: HashCaller): Promise<Hash> => {
  const salt = randomBytes(16)
  const key = await argon2id(caller, text, salt)
  return `$argon2id$v=19$m=${cost.m},t=${cost.t},p=${cost.p}$${unpadded(salt)}$${unpadded(key)}`
}

/** Of the hashes before the change to argon2id. */
export const formerHash = '$scrypt$'

/**
 * In constant time, also without a hash (an unknown login ID).
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

/** Takes the same time for a hash of either algorithm, and without a hash. */
export const verifyAmongFormer: typeof verifySecret = async (text, hash, caller) => {
  const isRight = await verifySecret(text, hash, caller)
  await (hash?.startsWith(formerHash) ? argon2id : formerScrypt)(caller, text, randomBytes(16))
  return isRight
}
