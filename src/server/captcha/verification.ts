import * as v from 'valibot'
import { codeIn } from '../platform/error-reason.ts'

const answer = v.object({
  success: v.boolean(),
  challenge_ts: v.optional(v.string()),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string())),
})
/** The response of Google's endpoint `siteverify`. */
export type Verification = v.InferOutput<typeof answer>
/** Verifies a captcha token. A token can be verified only once. */
export type VerifyCaptcha = (token: string, clientAddress: string) => Promise<Verification>

export const notVerified = (...codes: string[]): Verification => ({ success: false, 'error-codes': codes })

const wrongHostname = 'wrong-hostname'

/**
 * The error codes that the captcha service returns if the visitor's token is invalid. Any other code means an error
 * of the service or of this server's configuration.
 */
export const codesOfClients: readonly string[] = [
  'already-seen-response',
  'expired-input-response',
  'invalid-input-response',
  'invalid-or-already-seen-response',
  'missing-input-response',
  'timeout-or-duplicate',
  wrongHostname,
]

/** The host name in Google's response if the site uses Google's test keys. */
const testHostname = 'testkey.google.com'

/**
 * Verifies tokens with a service that has the interface of Google's `siteverify`. Refuses every token if the service
 * cannot be reached. Also refuses a token if the service reports that the captcha was solved on another site than
 * `hostname`.
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
