import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { Hono } from 'hono'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { Database } from '../../database/database.ts'
import { verificationCodeError } from '../../../../machines/rules/verification-code.ts'
import { assuranceLevels, issuerPath } from '../../../contract/identity.ts'
import { asText, readForm } from '../../platform/request.ts'
import type { OnError } from '../../platform/log.ts'
import {
  activeSmsFactor,
  checkOtp,
  issueSignInOtp,
  codeState,
  type CheckOutcome,
  type Factor,
  type IssueOutcome,
} from '../../factors/otp.ts'
import type { SignInOutcome } from '../../domain/check-credentials.ts'
import { callerByLogin } from '../../domain/hash-caller.ts'
import type { SecurityLog, SmsPolicy } from '../../domain/request-context.ts'
import { checkCredentials, logSignIn } from '../../domain/check-credentials.ts'
import { failurePage } from './failure-page.ts'
import type { DeviceOf } from './device-cookie.ts'
import type { Problem, SignInPages } from './sign-in-pages.ts'
import { type Language, chooseLanguage, waitText } from '../../platform/language.ts'
import type { Text } from './sign-in-text.ts'
import { texts } from './sign-in-text.ts'

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
}
interface Step {
  readonly c: Context<{ Bindings: HttpBindings }>
  readonly deps: SignInDeps
  readonly interaction: Interaction
  readonly language: Language
}

const [oneFactor, twoFactors] = assuranceLevels

const securityLogOf = ({ c, deps }: Step) =>
  deps.securityLog(c.get('requestId'), deps.clientAddressOf(c.env.incoming))

const answer = async ({ c, deps }: Step, result: Parameters<Provider['interactionResult']>[2]) => {
  const { incoming, outgoing } = c.env
  return c.redirect(await deps.provider().interactionResult(incoming, outgoing, result), 303)
}

/**
 * Completes the sign-in with the assurance level that the application has requested. Refuses the sign-in if the
 * application has requested a second factor and the person has not used one.
 */
const finish = (step: Step, oktaId: string, reached: string) => {
  const requested = asText(step.interaction.params['acr_values'])
  if (requested === twoFactors && reached !== twoFactors)
    return answer(step, { error: 'access_denied', error_description: 'no second factor' })
  return answer(step, { login: { accountId: oktaId, acr: requested || reached, remember: false } })
}

const problemsOf = (
  outcome: Exclude<SignInOutcome, { kind: 'signedIn' }>,
  text: Text,
  language: Language,
): Problem => {
  if (outcome.kind === 'tooManyTries')
    return { text: text.problems.tooManyTries(waitText(outcome.retryAfter, language)) }
  const line: Problem = { text: text.problems[outcome.kind] }
  if (outcome.kind === 'refused') return { ...line, field: 'loginId' }
  if (outcome.kind === 'notActivated') return { ...line, help: text.notActivatedHelp }
  return outcome.kind === 'lapsed' ? { ...line, help: text.lapsedHelp } : line
}

/**
 * The Okta id of the person who has given the right password but not yet the code from the text message. The
 * interaction of oidc-provider stores this id.
 */
const pendingPerson = ({ interaction }: Step): string => asText(interaction.result?.['passwordOf'])

const codePage = async (step: Step, factor: Factor, problems: readonly Problem[], notice?: string) => {
  const phoneEnd = factor.recipient.slice(-4)
  const { isUsable: isSent, refusal } = await codeState(step.deps.db, factor)
  const waitSeconds = refusal?.kind === 'cooldown' ? refusal.seconds : 0
  const page = { phoneEnd, problems, isSent, waitSeconds, ...(notice !== undefined && { notice }) }
  return step.c.html(await step.deps.pages.code(step.language, page), problems.length > 0 ? 422 : 200)
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
  keyof Text['problems']
>

const notSentPage = (step: Step, factor: Factor, sent: Exclude<IssueOutcome, { kind: 'sent' }>) => {
  const { problems, cooldown } = texts[step.language]
  if (sent.kind === 'cooldown') return codePage(step, factor, [{ text: cooldown(sent.seconds) }])
  securityLogOf(step)('second_factor_limited', { oktaId: pendingPerson(step) })
  const text =
    sent.kind === 'limitReached'
      ? problems.noMoreMessages(waitText(sent.retryAfter, step.language))
      : problems[sendProblems[sent.kind]]
  return codePage(step, factor, [{ text }])
}

const codeProblems = {
  wrong: 'wrong',
  lastWrong: 'blocked',
  expired: 'expired',
  locked: 'blocked',
} as const satisfies Record<Exclude<CheckOutcome, 'right'>, keyof Text['problems']>

const submitPassword = async (step: Step, field: (name: string) => string) => {
  const { c, deps, language, interaction } = step
  const text = texts[language]
  const loginId = field('loginId').trim()
  const password = field('password')
  const showErrors = async (problems: Problem[]) =>
    c.html(await deps.pages.signIn(language, loginId, problems), 422)
  const missing: Problem[] = []
  if (!loginId) missing.push({ field: 'loginId', text: text.problems.loginIdRequired, isMissing: true })
  if (!password) missing.push({ field: 'password', text: text.problems.passwordRequired, isMissing: true })
  if (missing.length > 0) return showErrors(missing)

  const address = deps.clientAddressOf(c.env.incoming)
  const outcome = await checkCredentials(deps.db, loginId, password, address, deps.deviceOf(c, loginId))
  logSignIn(securityLogOf(step), loginId, outcome)
  if (outcome.kind !== 'signedIn') return showErrors([problemsOf(outcome, text, language)])
  const factor = await activeSmsFactor(deps.db, outcome.oktaId)
  if (!factor) return finish(step, outcome.oktaId, oneFactor)
  await deps.provider().interactionResult(c.env.incoming, c.env.outgoing, { passwordOf: outcome.oktaId })
  const sent = await send(step, factor)
  if (sent.kind !== 'sent') return notSentPage(step, factor, sent)
  return c.redirect(`${issuerPath}/sign-in/${interaction.uid}?ui_locales=${language}`, 303)
}

const resendCode = async (step: Step, factor: Factor) => {
  const sent = await send(step, factor)
  if (sent.kind !== 'sent') return notSentPage(step, factor, sent)
  return codePage(step, factor, [], texts[step.language].resent)
}

const submitCode = async (step: Step, factor: Factor, typed: string) => {
  const { problems } = texts[step.language]
  if (verificationCodeError(typed))
    return codePage(step, factor, [{ field: 'code', text: problems.codeRequired, isMissing: true }])
  const outcome = await checkOtp(step.deps.db, factor.id, typed, callerByLogin(factor.id))
  const oktaId = pendingPerson(step)
  if (outcome === 'right') {
    securityLogOf(step)('factor_confirmed', { oktaId })
    return finish(step, oktaId, twoFactors)
  }
  securityLogOf(step)(outcome === 'locked' ? 'second_factor_limited' : 'second_factor_failed', { oktaId })
  return codePage(step, factor, [{ field: 'code', text: problems[codeProblems[outcome]] }])
}

/**
 * Shows the form for login ID and password again, for example because the person on the code page does not have the
 * phone at hand.
 */
const restartSignIn = async ({ c, deps, interaction, language }: Step) => {
  await deps.provider().interactionResult(c.env.incoming, c.env.outgoing, { passwordOf: '' })
  return c.redirect(`${issuerPath}/sign-in/${interaction.uid}?ui_locales=${language}`, 303)
}

const openStep = async (c: Step['c'], deps: SignInDeps): Promise<Step> => {
  const interaction = await deps.provider().interactionDetails(c.env.incoming, c.env.outgoing)
  if (interaction.uid !== c.req.param('uid'))
    throw new errors.SessionNotFound('the cookie belongs to another sign-in')
  const requested = asText(interaction.params['ui_locales'])
  const language = chooseLanguage(c.get('language'), c.req.query('ui_locales'), requested)
  return { c, deps, interaction, language }
}

/**
 * Creates the routes of the sign-in pages. The first page asks for login ID and password. If the customer has
 * enrolled a phone, the next page asks for a code.
 */
export const createSignInRoutes = (deps: SignInDeps) => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const path = `${issuerPath}/sign-in/:uid`

  app.get(path, async (c) => {
    const step = await openStep(c, deps)
    const factor = await activeSmsFactor(deps.db, pendingPerson(step))
    if (factor) return codePage(step, factor, [])
    const isAnother = step.interaction.result?.['passwordOf'] === ''
    const loginId = isAnother ? '' : asText(step.interaction.params['login_hint'])
    return c.html(await deps.pages.signIn(step.language, loginId, []))
  })

  app.post(path, async (c) => {
    const step = await openStep(c, deps)
    const field = await readForm(c.req)
    const factor = await activeSmsFactor(deps.db, pendingPerson(step))
    if (!factor) return submitPassword(step, field)
    if (field('another') === 'yes') return restartSignIn(step)
    return field('resend') === 'yes' ? resendCode(step, factor) : submitCode(step, factor, field('code'))
  })

  app.onError(async (error, c) => {
    if (!(error instanceof errors.SessionNotFound)) return failurePage(c, deps, error)
    const language = chooseLanguage(c.get('language'), c.req.query('ui_locales'))
    return c.html(await deps.pages.notice(language, 'expired'), 410)
  })
  return app
}
