import * as v from 'valibot'
import { codeIn } from '../platform/error-reason.ts'

const answer = v.object({
  success: v.boolean(),
  challenge_ts: v.optional(v.string()),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string())),
})
export type Verification = v.InferOutput<typeof answer>
/** A token can be verified only once. */
export type VerifyCaptcha = (token: string, clientAddress: string) => Promise<Verification>

export const notVerified = (...codes: string[]): Verification => ({ success: false, 'error-codes': codes })

const wrongHostname = 'wrong-hostname'

/** Only these mean an invalid token; any other means an error of the service or of our configuration. */
export const codesOfClients: readonly string[] = [
  'already-seen-response',
  'expired-input-response',
  'invalid-input-response',
  'invalid-or-already-seen-response',
  'missing-input-response',
  'timeout-or-duplicate',
  wrongHostname,
]

/** In Google's response if the site uses Google's test keys. */
const testHostname = 'testkey.google.com'

/**
 * Refuses every token if the service cannot be reached, or if the captcha was solved on another site than `hostname`.
 */
export const createServiceVerification =
  (url: string, secret: string, hostname: string): VerifyCaptcha =>
  async (token, clientAddress) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: clientAddress }),
        signal: AbortSignal.timeout(5000),
        redirect: 'error',
      })
      if (!response.ok) return notVerified(`status-${response.status}`)
      const verification = v.parse(answer, await response.json())
      const solvedOn = verification.hostname ?? hostname
      return !verification.success || solvedOn === hostname || solvedOn === testHostname
        ? verification
        : notVerified(wrongHostname)
    } catch (error) {
      return notVerified('unreachable', codeIn(error) || 'no-answer')
    }
  }
