import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { languageCookie } from '../../../contract/languages.ts'
import { resetLinkMinutes, resetPath } from '../../mails/password-reset.ts'
import type { Database } from '../../database/database.ts'
import { readForm } from '../../platform/request.ts'
import type { SecurityLog } from '../../domain/request-context.ts'
import type { OnError } from '../../platform/log.ts'
import { failurePage } from './failure-page.ts'
import type { PageSettings } from './page-frame.ts'
import type { OpenReset } from '../password/reset-password.ts'
import { choosePassword, findReset, isUsed, resetProblems } from '../password/reset-password.ts'
import type { ResetPages } from './reset-password-pages.ts'
import { resetTexts } from './reset-password-text.ts'
import { rateLimits, takeAttempts } from '../../domain/rate-limits.ts'
import type { Problem, SignInPages } from './sign-in-pages.ts'
import { passwordRules } from '../../../../machines/rules/password.ts'
import { chooseLanguage, waitText } from '../../platform/language.ts'

type Env = { readonly Bindings: HttpBindings }
export interface ResetDeps {
  readonly db: Database
  readonly pages: ResetPages & Pick<SignInPages, 'notice'>
  readonly settings: PageSettings
  readonly onError: OnError
  readonly clientAddressOf: (request: HttpBindings['incoming']) => string
  readonly securityLog: SecurityLog
}

const wellFormed = /^[\w-]{43}$/
const languageOf = (c: Context) => chooseLanguage(c.get('language'), c.req.query('ui_locales'))
/** The mailed link carries the language of the mail. A language that the person has chosen in the portal comes first. */
const languageOfLink = (c: Context) => chooseLanguage(languageOf(c), getCookie(c, languageCookie.name))

/**
 * Creates the routes of the mailed link for a new password. A GET request does not mark the link as used, because
 * mail programs open links too.
 */
export const createResetRoutes = ({ db, pages, settings, ...deps }: ResetDeps) => {
  const { onError, clientAddressOf, securityLog } = deps
  const app = new Hono<Env>()
  const isHttps = settings.publicOrigin.startsWith('https:')
  const cookieName = isHttps ? '__Secure-idp.reset' : 'idp.reset'
  const cookie = {
    path: resetPath,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
  } as const

  const gone = async (c: Context, language = languageOf(c)) => c.html(await pages.gone(language), 410)
  const find = async (code: string) => (wellFormed.test(code) ? findReset(db, code) : undefined)

  app.get(resetPath, async (c) => {
    const code = c.req.query('code')
    if (code === undefined) {
      const storedCode = getCookie(c, cookieName) ?? ''
      const reset = await find(storedCode)
      if (!reset) return gone(c)
      return c.html(
        await pages.form(languageOf(c), { code: storedCode, loginId: reset.loginId, problems: [] }),
      )
    }
    const language = languageOfLink(c)
    if (!wellFormed.test(code)) return gone(c, language)
    // The server stores the code of the link in a cookie. The redirect removes the code from the address bar and from
    // the browser's history, where other people could read it.
    setCookie(c, cookieName, code, { ...cookie, maxAge: resetLinkMinutes * 60 })
    return c.redirect(`${resetPath}?ui_locales=${language}`, 303)
  })

  const problemLines = (c: Context, reset: OpenReset, password: string, confirmation: string) => {
    const words = resetTexts[languageOf(c)].problems
    const found = resetProblems(reset, password, confirmation)
    return (['password', 'confirmPassword'] as const).flatMap((field): Problem[] => {
      const problem = found[field]
      return problem ? [{ field, text: words[problem], isMissing: problem.endsWith('Required') }] : []
    })
  }

  /**
   * Counts an attempt to set a new password, once for the client and once for the link. Each link has a rate limit,
   * because the server hashes the password of each attempt, which is slow.
   * @returns the seconds until the next attempt is allowed; 0 if this attempt is allowed
   */
  const countTry = async (client: string, code: string): Promise<number> =>
    (await takeAttempts(db, [rateLimits.linkByClient(client), rateLimits.resetByLink(code)]))?.retryAfter ?? 0

  app.post(resetPath, async (c) => {
    const field = await readForm(c.req)
    const [code, password] = [field('code'), field('password')]
    const reset = await find(code)
    if (!reset) return gone(c)
    const { loginId } = reset
    const language = languageOf(c)
    const words = resetTexts[language]
    const kept = password === '' ? [] : passwordRules(loginId).map((rule) => rule.test(password))
    const showProblems = async (problems: Problem[], status: 422 | 429 = 422) =>
      c.html(await pages.form(language, { code, loginId, problems, kept }), status)
    const problems = problemLines(c, reset, password, field('confirmPassword'))
    if (problems.length > 0) return showProblems(problems)
    const client = clientAddressOf(c.env.incoming)
    const retryAfter = await countTry(client, code)
    if (retryAfter > 0) {
      c.header('Retry-After', String(retryAfter))
      return showProblems([{ text: words.tooManyTries(waitText(retryAfter, language)) }], 429)
    }
    if (await isUsed(reset, password))
      return showProblems([{ field: 'password', text: words.problems.passwordUsed }])
    if (!(await choosePassword(db, reset, { code, password }, { ...settings, language }))) return gone(c)
    const { oktaId } = reset
    const logSecurityEvent = securityLog(c.get('requestId'), client)
    logSecurityEvent('password_changed', { oktaId })
    if (reset.email !== reset.recipient) logSecurityEvent('address_changed', { oktaId })
    logSecurityEvent('signed_out_everywhere', { oktaId })
    deleteCookie(c, cookieName, cookie)
    const query = new URLSearchParams({ login: loginId, ui_locales: language })
    return c.redirect(`${resetPath}/done?${query}`, 303)
  })

  app.get(`${resetPath}/done`, async (c) => {
    const login = c.req.query('login') ?? ''
    return c.html(await pages.done(languageOf(c), /^[\w-]{1,64}$/.test(login) ? login : ''))
  })

  app.onError((error, c) => failurePage(c, { pages, onError }, error))
  return app
}
