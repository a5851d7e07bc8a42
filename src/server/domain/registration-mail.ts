import type { Credentials } from './credentials.ts'
import { LimitReached, rateLimits } from './rate-limits.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Counts the mail of a registration for the rate limits. If the limit of the login ID was reached, this mail is sent
 * nevertheless, and only later requests to send the mail again are refused.
 * @throws LimitReached if the limit of the client or of the address was reached
 */
export const countRegistrationMail = async (
  { limit, clientAddress }: RequestContext,
  { email, loginId }: Credentials,
): Promise<void> => {
  const byLogin = rateLimits.activationMailByLogin(loginId)
  try {
    await limit(rateLimits.mailByClient(clientAddress), rateLimits.activationMailByAddress(email), byLogin)
  } catch (refusal) {
    if (!(refusal instanceof LimitReached) || refusal.rule !== byLogin) throw refusal
  }
}
