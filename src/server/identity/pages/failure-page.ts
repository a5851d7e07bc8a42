import type { Context } from 'hono'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { errors } from 'oidc-provider'
import { issuerPath } from '../../../contract/identity.ts'
import { isUnavailable } from '../../database/connection/client.ts'
import { type Language, chooseLanguage } from '../../platform/language.ts'
import type { OnError } from '../../platform/log.ts'
import { HttpProblem } from '../../platform/request.ts'
import type { SignInPages } from './sign-in-pages.tsx'

export interface FailurePageDeps {
  readonly pages: Pick<SignInPages, 'notice'>
  readonly onError: OnError
}

/** Seconds, when the database is unavailable. */
export const databaseRetrySeconds = 5

const notices = {
  400: 'failed',
  410: 'expired',
  413: 'failed',
  429: 'busy',
  500: 'failed',
  503: 'busy',
} as const
type Status = keyof typeof notices
const statuses = [400, 410, 413, 429, 500, 503] as const satisfies readonly Status[]

const noticePath = `${issuerPath}/notice`
export const noticeAfterPost = (status: number, language: Language): string =>
  `${noticePath}/${status}?ui_locales=${language}`

const languageOf = (c: Context) => chooseLanguage(c.get('language'), c.req.query('ui_locales'))

/** Not the response to the submit itself, because Reload would then send the form again. */
export const createNoticeRoutes = (pages: FailurePageDeps['pages']) =>
  new Hono().get(`${noticePath}/:status`, (c) => {
    const status = statuses.find((known) => String(known) === c.req.param('status')) ?? 400
    if (notices[status] === 'busy') c.header('Retry-After', String(databaseRetrySeconds))
    return c.html(pages.notice(languageOf(c), notices[status]), status)
  })

/** Where programs post, and not the forms of a page. */
const programPaths: readonly string[] = ['token', 'revoke'].map((name) => `${issuerPath}/v1/${name}`)

const toProblem = (error: Error): { status: number; retryAfter?: number | undefined } => {
  if (isUnavailable(error)) return new HttpProblem('unavailable', databaseRetrySeconds)
  if (error instanceof errors.SessionNotFound) return { status: 410 }
  return error instanceof HTTPException || error instanceof HttpProblem ? error : { status: 500 }
}

/** If a second try can succeed, the page asks the person to try again in a minute. */
export const failurePage = (c: Context, { pages, onError }: FailurePageDeps, error: Error) => {
  const { status: exact, retryAfter } = toProblem(error)
  const status = statuses.find((known) => known === exact) ?? (exact < 500 ? 400 : 500)
  if (exact === 500) onError(error, c.get('requestId'))
  const isOfProgram = programPaths.includes(c.req.path)
  if (c.req.method === 'POST' && !isOfProgram) return c.redirect(noticeAfterPost(status, languageOf(c)), 303)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  if (isOfProgram)
    return c.json({ error: status < 500 ? 'invalid_request' : 'temporarily_unavailable' }, status)
  return c.html(pages.notice(languageOf(c), notices[status]), status)
}
