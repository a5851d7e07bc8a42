import type { Credentials } from './credentials.ts'
import { LimitReached, rateLimits } from './rate-limits.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Counts the mail of a registration. The limit by login ID refuses resends only, and not this mail.
 *
 * @throws LimitReached when the limit of the client or the address is used up
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
