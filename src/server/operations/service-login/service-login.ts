import type { Body } from '../../../contract/operations.ts'
import { HttpProblem } from '../../platform/request.ts'
import { checkCredentials, logSignIn } from '../../domain/check-credentials.ts'
import { type CallContext, type Handler, withoutTransaction } from '../../domain/request-context.ts'
import { rateLimits } from '../../domain/rate-limits.ts'

/** Issues anonymous tokens for the move-in site, so that the visitor does not have to sign in. */
export const serviceLogin: Handler<'serviceLogin'> = async (_body, context) => {
  await context.limit(rateLimits.serviceLogin(context.clientAddress))
  return context.issueAnonymousTokens()
}

const statusOf = async (
  { loginId, password }: Body<'userLogin'>,
  { db, clientAddress, logSecurityEvent }: CallContext,
): Promise<string> => {
  const outcome = await checkCredentials(db, loginId, password, clientAddress)
  logSignIn(logSecurityEvent, loginId, outcome)
  switch (outcome.kind) {
    case 'signedIn':
      return 'Success'
    case 'notActivated':
    case 'lapsed':
      return 'STAGED'
    case 'inactive':
      return outcome.status
    case 'refused':
      return 'Failed'
    case 'tooManyTries':
      throw new HttpProblem('too_many_requests', outcome.retryAfter)
  }
}

const check = async (body: Body<'userLogin'>, context: CallContext) => ({
  Status: await statusOf(body, context),
})

/**
 * Checks login ID and password but does not sign in, because only the identity provider signs people in. No page of the
 * portal uses this operation.
 */
export const userLogin = withoutTransaction<'userLogin'>(check)

/** Does the same as `userLogin`. The documents contain two names for this check (document 1, §7). */
export const submitLogin = withoutTransaction<'submitLogin'>(check)
