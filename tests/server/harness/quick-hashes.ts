import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { argon2 } = crypto

const hashWith = (hash: typeof argon2): void => {
  Object.assign(crypto, { argon2: hash })
  syncBuiltinESMExports()
}

/**
 * With a thousandth of the memory: half of the processor time of the tests went into password hashes. Other
 * parameters still make other hashes.
 */
export const hashQuickly = (): void =>
  hashWith((algorithm, parameters, answer) => {
    const memory = Math.ceil(parameters.memory / 1000)
    argon2(algorithm, { ...parameters, memory }, answer)
  })

/** For a file that tests what slow hashes do; in it, no password of the sample people is right. */
export const hashAsInProduction = (): void => hashWith(argon2)
