import { HttpProblem } from '../../platform/http-problem.ts'
import { checkCredentials } from '../../domain/check-credentials.ts'
import type { Handler } from '../../domain/request-context.ts'
import { rateLimits } from '../../domain/rate-limits.ts'

/** Tokens of least scope for the move-in site; the visitor stays anonymous. */
export const serviceLogin: Handler<'serviceLogin'> = async (_body, context) => {
  await context.limit(rateLimits.serviceLogin(context.clientAddress))
  return context.issueAnonymousTokens()
}

/** Checks login ID and password; signing in itself is the identity provider's. No screen uses it. */
export const userLogin: Handler<'userLogin'> = async ({ loginId, password }, context) => {
  const outcome = await checkCredentials(context.db, loginId.trim(), password, context.clientAddress)
  switch (outcome.kind) {
    case 'signedIn':
      return { Status: 'Success' }
    case 'notActivated':
      return { Status: 'STAGED' }
    case 'inactive':
      return { Status: outcome.status }
    case 'refused':
      return { Status: 'Failed' }
    case 'tooManyTries':
      throw new HttpProblem('too_many_requests', outcome.retryAfter)
  }
}

/** The same check under its other documented name (document 1, §7). */
export const submitLogin: Handler<'submitLogin'> = (body, context) => userLogin(body, context)
