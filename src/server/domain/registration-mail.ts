import type { Credentials } from './credentials.ts'
import { LimitReached, rateLimits } from './rate-limits.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Counts the activation mail of a registration for the rate limits. Even if the limit of the login ID was reached, the
 * server sends this first mail, but it refuses later requests to send the mail again.
 * @throws LimitReached if the limit of the client or of the address was reached
 */
export const countRegistrationMail = async (
  { limit, clientAddress }: RequestContext,
  { email, loginId }: Credentials,
): Promise<void> => {
  const byLogin = rateLimits.activationMailByLogin(clientAddress, loginId)
  try {
    await limit(
      rateLimits.mailByClient(clientAddress),
      rateLimits.activationMailByAddress(clientAddress, email),
      byLogin,
    )
  } catch (refusal) {
    if (!(refusal instanceof LimitReached) || refusal.usedUp.rule !== byLogin) throw refusal
  }
}
