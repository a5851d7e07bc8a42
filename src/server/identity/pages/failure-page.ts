import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isUnavailable } from '../../database/connection/client.ts'
import { chooseLanguage } from '../../platform/language.ts'
import type { OnError } from '../../platform/log.ts'
import { HttpProblem } from '../../platform/request.ts'
import type { SignInPages } from './sign-in-pages.ts'

export interface FailurePageDeps {
  readonly pages: Pick<SignInPages, 'notice'>
  readonly onError: OnError
}

/** The `Retry-After` time in seconds when the database is unavailable. */
export const databaseRetrySeconds = 5

/**
 * Sends the error page for a failed request. If a second try can succeed, the page asks the person to try again in a
 * minute.
 */
export const failurePage = async (
  c: Context,
  { pages, onError }: FailurePageDeps,
  error: Error,
): Promise<Response> => {
  const language = chooseLanguage(c.get('language'), c.req.query('ui_locales'))
  const problem = isUnavailable(error) ? new HttpProblem('unavailable', databaseRetrySeconds) : error
  if (problem instanceof HttpProblem && problem.retryAfter !== undefined) {
    c.header('Retry-After', String(problem.retryAfter))
    return c.html(await pages.notice(language, 'busy'), problem.status)
  }
  if (problem instanceof HTTPException || problem instanceof HttpProblem)
    return c.html(await pages.notice(language, 'failed'), problem.status)
  onError(error, c.get('requestId'))
  return c.html(await pages.notice(language, 'failed'), 500)
}
