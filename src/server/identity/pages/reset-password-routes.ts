import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { languageCookie } from '../../../contract/languages.ts'
import { resetLinkMinutes, resetPath } from '../../mails/login.ts'
import type { Database } from '../../database/database.ts'
import type { SecurityLog } from '../../domain/request-context.ts'
import type { OnError } from '../../platform/log.ts'
import { failurePage } from './failure-page.ts'
import { type Env, type RefusalCookie, addFormPage } from './form-page.ts'
import { type PageSettings, type Problem, problem } from './page.tsx'
import type { OpenReset } from '../password/reset-password.ts'
import { choosePassword, findReset, isUsed, resetProblems } from '../password/reset-password.ts'
import type { ResetPages } from './reset-password-pages.tsx'
import { rateLimits, takeAttempts } from '../../domain/rate-limits.ts'
import type { SignInPages } from './sign-in-pages.tsx'
import { wordsIn } from '../../words/words.ts'
import { passwordRules } from '../../../../machines/rules/password.ts'
import { type Language, chooseLanguage, waitText } from '../../platform/language.ts'

export interface ResetDeps {
  readonly db: Database
  readonly pages: ResetPages & Pick<SignInPages, 'notice'>
  readonly settings: PageSettings
  readonly onError: OnError
  readonly clientAddressOf: (request: HttpBindings['incoming']) => string
  readonly securityLog: SecurityLog
  readonly refusalCookie: RefusalCookie
}

interface Step {
  readonly c: Context<Env>
  readonly language: Language
}

const refusal = v.object({
  problems: v.array(problem),
  /** For each password rule, whether the refused password follows it. */
  kept: v.optional(v.array(v.boolean())),
})
type Refusal = v.InferOutput<typeof refusal>

const wellFormed = /^[\w-]{43}$/
const languageOf = (c: Context) => chooseLanguage(c.get('language'), c.req.query('ui_locales'))
/** A language chosen in the portal comes before that of the mail, which the link carries. */
const languageOfLink = (c: Context) => chooseLanguage(languageOf(c), getCookie(c, languageCookie.name))

/** A GET request does not mark the link as used, because mail programs open links too. */
export const createResetRoutes = ({ db, pages, settings, ...deps }: ResetDeps) => {
  const { onError, clientAddressOf, securityLog, refusalCookie } = deps
  const app = new Hono<Env>()
  const { isHttps } = refusalCookie
  const cookieName = isHttps ? '__Secure-idp.reset' : 'idp.reset'
  const cookie = {
    path: resetPath,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
  } as const

  const gone = (c: Context, language = languageOf(c)) => c.html(pages.gone(language), 410)
  const find = async (code: string) => (wellFormed.test(code) ? findReset(db, code) : undefined)
  const keepCode = (c: Context, code: string) =>
    setCookie(c, cookieName, code, { ...cookie, maxAge: resetLinkMinutes * 60 })

  const showForm = async ({ c, language }: Step, { problems, kept }: Refusal = { problems: [] }) => {
    const code = getCookie(c, cookieName) ?? ''
    const reset = await find(code)
    if (!reset) return gone(c)
    return c.html(pages.form(language, { code, loginId: reset.loginId, problems, kept }))
  }

  const openLink = (c: Context, code: string) => {
    const language = languageOfLink(c)
    if (!wellFormed.test(code)) return gone(c, language)
    // The redirect removes the code from the address bar and the history, where other people could read it.
    keepCode(c, code)
    return c.redirect(`${resetPath}?ui_locales=${language}`, 303)
  }

  const problemLines = (language: Language, open: OpenReset, password: string, confirmation: string) => {
    const { createLogin, reset } = wordsIn(language).identity
    const texts = { ...createLogin.errors, ...reset.problems }
    const found = resetProblems(open, password, confirmation)
    return (['password', 'confirmPassword'] as const).flatMap((field): Problem[] => {
      const code = found[field]
      return code ? [{ field, text: texts[code], isMissing: code.endsWith('Required') }] : []
    })
  }

  /**
   * For the client and for the link, because hashing each password is slow.
   * @returns the seconds until the next attempt is allowed; 0 if this one is
   */
  const countTry = async (client: string, code: string): Promise<number> =>
    (await takeAttempts(db, [rateLimits.linkByClient(client), rateLimits.resetByLink(code)]))?.retryAfter ?? 0

  const submit = async (
    { c, language }: Step,
    field: (name: string) => string,
  ): Promise<string | Refusal> => {
    const [code, password] = [field('code'), field('password')]
    const gonePage = `${resetPath}/gone?ui_locales=${language}`
    const reset = await find(code)
    if (!reset) return gonePage
    const { loginId } = reset
    const words = wordsIn(language).identity.reset
    const refuse = (...problems: Problem[]): Refusal => {
      // This form's link, even if the browser has opened another one since.
      keepCode(c, code)
      const kept = password === '' ? [] : passwordRules(loginId).map((rule) => rule.test(password))
      return { problems, kept }
    }
    const problems = problemLines(language, reset, password, field('confirmPassword'))
    if (problems.length > 0) return refuse(...problems)
    const client = clientAddressOf(c.env.incoming)
    const retryAfter = await countTry(client, code)
    if (retryAfter > 0) return refuse({ text: words.tooManyTries(waitText(retryAfter, language)) })
    if (await isUsed(reset, password)) return refuse({ field: 'password', text: words.problems.passwordUsed })
    if (!(await choosePassword(db, reset, { code, password }, { ...settings, language }))) return gonePage
    const { oktaId } = reset
    const logSecurityEvent = securityLog(c.get('requestId'), client)
    logSecurityEvent('password_changed', { oktaId })
    if (reset.email !== reset.recipient) logSecurityEvent('address_changed', { oktaId })
    logSecurityEvent('signed_out_everywhere', { oktaId })
    deleteCookie(c, cookieName, cookie)
    const query = new URLSearchParams({ login: loginId, ui_locales: language })
    return `${resetPath}/done?${query}`
  }

  addFormPage(app, refusalCookie, {
    path: resetPath,
    refusal,
    open: (c): Step => ({ c, language: languageOf(c) }),
    show(step, refused) {
      const code = step.c.req.query('code')
      return code === undefined ? showForm(step, refused) : openLink(step.c, code)
    },
    submit,
  })

  app.get(`${resetPath}/gone`, (c) => gone(c))

  app.get(`${resetPath}/done`, (c) => {
    const login = c.req.query('login') ?? ''
    return c.html(pages.done(languageOf(c), /^[\w-]{1,64}$/.test(login) ? login : ''))
  })

  app.onError((error, c) => failurePage(c, { pages, onError }, error))
  return app
}
