import type { Credentials } from './credentials.ts'
import { LimitReached, rateLimits } from './rate-limits.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Even at the limit of the login ID, this first mail goes; later requests to send it again do not.
 * @throws LimitReached at the limit of the client or of the address
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
