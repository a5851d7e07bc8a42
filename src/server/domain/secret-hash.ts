import type { ScryptOptions } from 'node:crypto'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { HttpProblem } from '../platform/request.ts'
import { createTurns } from '../platform/turns.ts'

/** OWASP's scrypt figures with the least memory (16 MiB), so that many sign-ins at once do not exhaust it. */
const cost = { logarithm: 14, blockSize: 8, parallelism: 5 }
const keyLength = 32
const format = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

/** Half of Node's threads for such work: the other half reads files. */
const turns = createTurns({ atOnce: 2, waiting: 64 }, () => new HttpProblem('unavailable', 5))

const derive = (...args: Parameters<typeof deriveNow>): Promise<Buffer> =>
  turns.run('scrypt', () => deriveNow(...args))

const deriveNow = (
  text: string,
  salt: Buffer,
  length: number,
  { logarithm, blockSize, parallelism }: typeof cost,
) =>
  new Promise<Buffer>((resolve, reject) => {
    const options: ScryptOptions = { N: 2 ** logarithm, r: blockSize, p: parallelism, maxmem: 2 ** 28 }
    scrypt(text.normalize('NFKC'), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/**
 * Hashes a password or a security answer with scrypt and a salt of its own.
 * @returns `$scrypt$ln=…,r=…,p=…$salt$key`, base64url without padding
 */
export const hashSecret = async (text: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(text, salt, keyLength, cost)
  const figures = `ln=${cost.logarithm},r=${cost.blockSize},p=${cost.parallelism}`
  return `$scrypt$${figures}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Compares in constant time. Without a hash (nobody by that login ID) it works as long and answers false.
 * @throws when `hash` was not made by `hashSecret`
 */
export const verifySecret = async (text: string, hash: string | undefined): Promise<boolean> => {
  if (hash === undefined) {
    await derive(text, randomBytes(16), keyLength, cost)
    return false
  }
  const [, logarithm, blockSize, parallelism, salt, key] = format.exec(hash) ?? []
  if (!salt || !key) throw new Error('not a hash of hashSecret')
  const expected = Buffer.from(key, 'base64url')
  const figures = {
    logarithm: Number(logarithm),
    blockSize: Number(blockSize),
    parallelism: Number(parallelism),
  }
  return timingSafeEqual(
    await derive(text, Buffer.from(salt, 'base64url'), expected.length, figures),
    expected,
  )
}
