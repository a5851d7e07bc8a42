import * as v from 'valibot'

const answer = v.object({
  success: v.boolean(),
  challenge_ts: v.optional(v.string()),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string())),
})
/** What Google's `siteverify` answers. */
export type Verification = v.InferOutput<typeof answer>
/** Spends a captcha token: it verifies once. */
export type VerifyCaptcha = (token: string, clientAddress: string) => Promise<Verification>

export const notVerified = (reason: string): Verification => ({ success: false, 'error-codes': [reason] })

/** Verification by a service in Google's `siteverify` shape. One that cannot be reached lets nobody pass. */
export const createServiceVerification =
  (url: string, secret: string): VerifyCaptcha =>
  async (token, clientAddress) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: clientAddress }),
        signal: AbortSignal.timeout(5000),
        redirect: 'error',
      })
      return v.parse(answer, await response.json())
    } catch {
      return notVerified('unreachable')
    }
  }
