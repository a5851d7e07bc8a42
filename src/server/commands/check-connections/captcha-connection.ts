import { codesOfClients, createServiceVerification } from '../../captcha/verification.ts'
import type { Connection } from './connection.ts'

/** With an invalid token: the service must accept the secret and refuse the token. */
export const captchaConnection = (url: string, secret: string, hostname: string): Connection => ({
  name: 'captcha service',
  findProblem: async () => {
    const verification = await createServiceVerification(url, secret, hostname)('not-solved', '127.0.0.1')
    // Google's test keys accept every token, so an accepted token is not a problem.
    if (verification.success) return null
    const codes = verification['error-codes'] ?? []
    const ours = codes.filter((code) => !codesOfClients.includes(code))
    if (ours.includes('invalid-input-secret') || ours.includes('missing-input-secret'))
      return 'it does not know the secret: correct CAPTCHA_SECRET'
    if (codes.length > 0 && ours.length === 0) return null
    return `${ours.join(' ') || 'it gives no error-codes'}: see CAPTCHA_VERIFY_URL`
  },
})
