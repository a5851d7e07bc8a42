import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { HttpProblem } from '../platform/request.ts'
import { createTurns } from '../platform/turns.ts'
import type { HashShare } from './hash-share.ts'

/** Two of Node's four worker threads: the others read files. Clients take turns. */
const turns = createTurns({ atOnce: 2, waiting: 24 }, () => new HttpProblem('unavailable', 5), {
  atOnce: 2,
  waiting: 256,
})

const keyLength = 32
type Answer = (error: Error | null, key: Buffer) => void
const derive = ({ key, line }: HashShare, start: (answer: Answer) => void): Promise<Buffer> =>
  turns.run(
    key,
    () =>
      new Promise((resolve, reject) => {
        start((error, derived) => (error ? reject(error) : resolve(derived)))
      }),
    { line },
  )

/** OWASP's first choice for passwords: argon2id with 19 MiB (`m` in KiB), so that many at once fit in memory. */
const cost = { m: 19_456, t: 2, p: 1 }
const argon2id = (
  share: HashShare,
  text: string,
  salt: Buffer,
  { m: memory, t: passes, p: parallelism } = cost,
) => {
  const parameters = { message: text.normalize('NFKC'), nonce: salt, memory, passes, parallelism }
  return derive(share, (answer) => argon2('argon2id', { ...parameters, tagLength: keyLength }, answer))
}

/** The cost of the former hashes: also OWASP's figures, but six times the time. */
const formerCost = { ln: 14, r: 8, p: 5 }
const formerScrypt = (share: HashShare, text: string, salt: Buffer, { ln, r, p } = formerCost) =>
  derive(share, (answer) => {
    scrypt(text.normalize('NFKC'), salt, keyLength, { N: 2 ** ln, r, p, maxmem: 2 ** 28 }, answer)
  })

const current = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/
const former = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/**
 * Hashes a password, a security answer or a code with argon2id and a salt of its own.
 * @returns the string that other programs read and write too: `$argon2id$v=19$m=…,t=…,p=…$salt$key`
 */
export const hashSecret = async (text: string, share: HashShare): Promise<string> => {
  const salt = randomBytes(16)
  const key = await argon2id(share, text, salt)
  return `$argon2id$v=19$m=${cost.m},t=${cost.t},p=${cost.p}$${unpadded(salt)}$${unpadded(key)}`
}

/** The start of what was hashed before argon2id. */
export const formerHash = '$scrypt$'

/**
 * Compares in constant time. Without a hash (unknown login ID) it takes as long and returns false.
 *
 * @throws when `hash` was not made by `hashSecret`
 */
export const verifySecret = async (
  text: string,
  hash: string | undefined,
  share: HashShare,
): Promise<boolean> => {
  if (hash === undefined) {
    await argon2id(share, text, randomBytes(16))
    return false
  }
  const [, m, t, p, salt, key] = current.exec(hash) ?? []
  if (salt && key) {
    const figures = { m: Number(m), t: Number(t), p: Number(p) }
    return timingSafeEqual(
      await argon2id(share, text, Buffer.from(salt, 'base64'), figures),
      Buffer.from(key, 'base64'),
    )
  }
  return verifyFormer(text, hash, share)
}

const verifyFormer = async (text: string, hash: string, share: HashShare): Promise<boolean> => {
  const [, ln, r, p, salt, key] = former.exec(hash) ?? []
  if (!salt || !key) throw new Error('not a hash of hashSecret')
  const figures = { ln: Number(ln), r: Number(r), p: Number(p) }
  return timingSafeEqual(
    await formerScrypt(share, text, Buffer.from(salt, 'base64url'), figures),
    Buffer.from(key, 'base64url'),
  )
}

/** `verifySecret`, in the same time with a former hash, a current one and none. */
export const verifyAmongFormer: typeof verifySecret = async (text, hash, share) => {
  const isRight = await verifySecret(text, hash, share)
  await (hash?.startsWith(formerHash) ? argon2id : formerScrypt)(share, text, randomBytes(16))
  return isRight
}
