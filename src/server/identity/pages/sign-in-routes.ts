import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { asMeant } from '../../../../machines/rules/as-meant.ts'
import { verificationCodeError } from '../../../../machines/rules/verification-code.ts'
import { assuranceLevels, issuerPath } from '../../../contract/identity.ts'
import { asText } from '../../platform/request.ts'
import type { OnError } from '../../platform/log.ts'
import { checkOtp, type CheckOutcome } from '../../factors/check-otp.ts'
import { activeSmsFactor, type Factor } from '../../factors/factor.ts'
import { issueSignInOtp, codeState, type IssueOutcome } from '../../factors/issue-otp.ts'
import type { Person, SignInOutcome } from '../../domain/check-credentials.ts'
import { callerByLogin } from '../../domain/hash-caller.ts'
import type { SecurityLog, SmsPolicy } from '../../domain/request-context.ts'
import { checkCredentials, currentHash, isStillSignedIn, logSignIn } from '../../domain/check-credentials.ts'
import { endSessions } from '../../domain/sessions.ts'
import { failurePage } from './failure-page.ts'
import type { DeviceOf } from './device-cookie.ts'
import { type Env, type RefusalCookie, addFormPage } from './form-page.ts'
import { type Problem, problem } from './page.tsx'
import type { SignInPages } from './sign-in-pages.tsx'
import { type Language, chooseLanguage, waitText } from '../../platform/language.ts'
import { type Words, wordsIn } from '../../words/words.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>
export interface SignInDeps {
  readonly db: Database
  readonly provider: () => Provider
  readonly pages: SignInPages
  readonly productName: string
  readonly supportPhone: string
  readonly publicOrigin: string
  readonly sms: SmsPolicy
  readonly onError: OnError
  readonly clientAddressOf: (request: HttpBindings['incoming']) => string
  readonly securityLog: SecurityLog
  readonly deviceOf: DeviceOf
  readonly refusalCookie: RefusalCookie
}
interface Step {
  readonly c: Context<Env>
  readonly deps: SignInDeps
  readonly interaction: Interaction
  readonly language: Language
}

const [oneFactor, twoFactors] = assuranceLevels
/** Characters, as many as the field takes. */
const longestLoginId = 100

const securityLogOf = ({ c, deps }: Step) =>
  deps.securityLog(c.get('requestId'), deps.clientAddressOf(c.env.incoming))

/** Returns the address at which oidc-provider continues. */
const answer = ({ c, deps }: Step, result: Parameters<Provider['interactionResult']>[2]) =>
  deps.provider().interactionResult(c.env.incoming, c.env.outgoing, result)

/** Refuses if the application has requested a second factor and the person has not used one. */
const finish = (step: Step, { oktaId }: Person, reached: string) => {
  const requested = asText(step.interaction.params['acr_values'])
  if (requested === twoFactors && reached !== twoFactors)
    return answer(step, { error: 'access_denied', error_description: 'no second factor' })
  return answer(step, { login: { accountId: oktaId, acr: requested || reached, remember: false } })
}

const problemsOf = (outcome: Exclude<SignInOutcome, { kind: 'signedIn' }>, language: Language): Problem => {
  const words = wordsIn(language).identity
  if (outcome.kind === 'tooManyTries')
    return { text: words.problems.tooManyTries(waitText(outcome.retryAfter, language)) }
  const line: Problem = { text: words.problems[outcome.kind] }
  if (outcome.kind === 'refused') return { ...line, field: 'loginId', isSaidOnce: true }
  if (outcome.kind === 'notActivated') return { ...line, help: words.notActivatedHelp }
  return outcome.kind === 'lapsed' ? { ...line, help: words.lapsedHelp } : line
}

/** Has given the right password but not yet the code from the text message. */
const pendingPerson = ({ interaction }: Step): string => asText(interaction.result?.['passwordOf'])

/** A reset ends what is stored by then. It can have ended while a hash was checked. */
const unlessReset = async (step: Step, person: Person, next: string): Promise<string | Refusal> => {
  const { db } = step.deps
  if (await isStillSignedIn(db, person)) return next
  await answer(step, {})
  await endSessions(db, person.oktaId)
  return { problems: [problemsOf({ kind: 'refused' }, step.language)] }
}

/** With `notice`: what the submit has done. */
const refusal = v.object({
  problems: v.array(problem),
  loginId: v.optional(v.string()),
  notice: v.optional(v.string()),
})
type Refusal = v.InferOutput<typeof refusal>

const codePage = async ({ c, deps, language }: Step, factor: Factor, { problems, notice }: Refusal) => {
  const { isUsable: isSent, refusal: reason } = await codeState(deps.db, factor)
  const waitSeconds = reason?.kind === 'cooldown' ? reason.seconds : 0
  const phoneEnd = factor.recipient.slice(-4)
  return c.html(deps.pages.code(language, { phoneEnd, problems, isSent, waitSeconds, notice }))
}

const send = ({ c, deps, language }: Step, factor: Factor) => {
  const { db, productName, supportPhone, publicOrigin, sms } = deps
  const clientAddress = deps.clientAddressOf(c.env.incoming)
  return issueSignInOtp(db, factor, {
    language,
    productName,
    supportPhone,
    publicOrigin,
    sms,
    clientAddress,
  })
}

const sendProblems = {
  locked: 'blocked',
  notServed: 'notServed',
  budgetUsedUp: 'budgetUsedUp',
} as const satisfies Record<
  Exclude<IssueOutcome['kind'], 'sent' | 'cooldown' | 'limitReached'>,
  keyof Words['identity']['problems']
>

const notSent = (step: Step, sent: Exclude<IssueOutcome, { kind: 'sent' }>): Refusal => {
  const { problems, cooldown } = wordsIn(step.language).identity
  if (sent.kind === 'cooldown') return { problems: [{ text: cooldown(sent.seconds) }] }
  securityLogOf(step)('second_factor_limited', { oktaId: pendingPerson(step) })
  const text =
    sent.kind === 'limitReached'
      ? problems.noMoreMessages(waitText(sent.retryAfter, step.language))
      : problems[sendProblems[sent.kind]]
  return { problems: [{ text }] }
}

const codeProblems = {
  wrong: 'wrong',
  lastWrong: 'blocked',
  expired: 'expired',
  locked: 'blocked',
} as const satisfies Record<Exclude<CheckOutcome, 'right'>, keyof Words['identity']['problems']>

const formPath = ({ interaction, language }: Step) =>
  `${issuerPath}/sign-in/${interaction.uid}?ui_locales=${language}`

const submitPassword = async (step: Step, field: (name: string) => string): Promise<string | Refusal> => {
  const { c, deps, language } = step
  const { createLogin } = wordsIn(language).identity
  const loginId = asMeant(field('loginId'))
  const password = field('password')
  const refuse = (...problems: Problem[]) => ({
    problems,
    loginId: loginId.slice(0, longestLoginId).toWellFormed(),
  })
  const missing: Problem[] = []
  if (!loginId) missing.push({ field: 'loginId', text: createLogin.errors.loginIdRequired, isMissing: true })
  if (!password)
    missing.push({ field: 'password', text: createLogin.errors.passwordRequired, isMissing: true })
  if (missing.length > 0) return refuse(...missing)

  const address = deps.clientAddressOf(c.env.incoming)
  const outcome = await checkCredentials(deps.db, loginId, password, address, deps.deviceOf(c, loginId))
  logSignIn(securityLogOf(step), loginId, outcome)
  if (outcome.kind !== 'signedIn') return refuse(problemsOf(outcome, language))
  const factor = await activeSmsFactor(deps.db, outcome.oktaId)
  const answered = factor
    ? await answer(step, { passwordOf: outcome.oktaId })
    : await finish(step, outcome, oneFactor)
  const next = await unlessReset(step, outcome, answered)
  if (typeof next !== 'string') return refuse(...next.problems)
  if (!factor) return next
  const sent = await send(step, factor)
  return sent.kind === 'sent' ? formPath(step) : notSent(step, sent)
}

const resendCode = async (step: Step, factor: Factor): Promise<Refusal> => {
  const sent = await send(step, factor)
  return sent.kind === 'sent'
    ? { problems: [], notice: wordsIn(step.language).identity.resent }
    : notSent(step, sent)
}

const submitCode = async (step: Step, factor: Factor, typed: string): Promise<string | Refusal> => {
  const { problems, smsVerification } = wordsIn(step.language).identity
  if (verificationCodeError(typed))
    return {
      problems: [{ field: 'code', text: smsVerification.errors.verificationCodeRequired, isMissing: true }],
    }
  const { c, deps } = step
  const oktaId = pendingPerson(step)
  const person = { oktaId, passwordHash: await currentHash(deps.db, oktaId) }
  // A reset ends the interaction, so as long as there is one, this is the hash of the password that was given.
  await openStep(c, deps)
  const outcome = await checkOtp(deps.db, factor.id, typed, callerByLogin(factor.id))
  if (outcome === 'right') {
    securityLogOf(step)('factor_confirmed', { oktaId })
    return unlessReset(step, person, await finish(step, person, twoFactors))
  }
  securityLogOf(step)(outcome === 'locked' ? 'second_factor_limited' : 'second_factor_failed', { oktaId })
  return { problems: [{ field: 'code', text: problems[codeProblems[outcome]] }] }
}

/** For example, the person on the code page does not have the phone at hand. */
const restartSignIn = async (step: Step) => {
  await answer(step, { passwordOf: '' })
  return formPath(step)
}

const openStep = async (c: Step['c'], deps: SignInDeps): Promise<Step> => {
  const interaction = await deps.provider().interactionDetails(c.env.incoming, c.env.outgoing)
  if (interaction.uid !== c.req.param('uid'))
    throw new errors.SessionNotFound('the cookie belongs to another sign-in')
  const requested = asText(interaction.params['ui_locales'])
  const language = chooseLanguage(c.get('language'), c.req.query('ui_locales'), requested)
  return { c, deps, interaction, language }
}

/** The page for a code follows only if the customer has enrolled a phone. */
export const createSignInRoutes = (deps: SignInDeps) => {
  const app = new Hono<Env>()
  addFormPage(app, deps.refusalCookie, {
    path: `${issuerPath}/sign-in/:uid`,
    refusal,
    open: (c) => openStep(c, deps),
    async show(step, refused = { problems: [] }) {
      const { c, interaction, language } = step
      const factor = await activeSmsFactor(deps.db, pendingPerson(step))
      if (factor) return codePage(step, factor, refused)
      const isAnother = interaction.result?.['passwordOf'] === ''
      const hint = isAnother ? '' : asText(interaction.params['login_hint'])
      return c.html(deps.pages.signIn(language, refused.loginId ?? hint, refused.problems))
    },
    async submit(step, field) {
      const factor = await activeSmsFactor(deps.db, pendingPerson(step))
      if (!factor) return submitPassword(step, field)
      if (field('another') === 'yes') return restartSignIn(step)
      return field('resend') === 'yes' ? resendCode(step, factor) : submitCode(step, factor, field('code'))
    },
  })
  app.onError((error, c) => failurePage(c, deps, error))
  return app
}
