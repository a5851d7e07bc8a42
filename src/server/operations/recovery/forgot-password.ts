import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { freeText } from '../../../contract/fields.ts'
import type { OperationResponse } from '../../../contract/operations.ts'
import type { Transaction } from '../../database/database.ts'
import { isNewYork } from '../../domain/account.ts'
import { giveGrant, hasGrant } from '../../domain/grants.ts'
import { awaitsActivation, lockLoginByLoginId, type Login } from '../../domain/login.ts'
import { newId } from '../../domain/okta-ids.ts'
import type { Handler, RequestContext } from '../../domain/request-context.ts'
import { maskEmail } from '../../mails/mail.ts'
import { mailResetLink } from '../../mails/login.ts'
import { countAttempt, mailInConstantWork } from './constant-work-mail.ts'

type ForgotPasswordResponse = OperationResponse<'forgotPasswordV3'>

const emptyLogin = { oktaId: '', loginId: '', customerName: '' } as const
const sent = 'Password Reset Email Sent'

const response = (
  Status: ForgotPasswordResponse['Status'],
  more: Partial<ForgotPasswordResponse> = {},
): ForgotPasswordResponse => ({
  Details: '',
  Email: '',
  Emails: [],
  oktaId: '',
  loginId: '',
  ...more,
  Status,
})

interface RecoveryLogin {
  readonly login: Login | undefined
  readonly emails: readonly string[]
  /** A login of the former portal, with the reason why it was not migrated. */
  readonly former: { readonly refusal: string; readonly companyCode: string } | undefined
}

/**
 * Runs the same two queries for every login ID, so that the response time does not reveal whether the login ID exists.
 */
const findRecoveryLogin = async (db: Transaction, loginId: string): Promise<RecoveryLogin> => {
  const found = await lockLoginByLoginId(db, loginId)
  const login = found?.lapsed ? undefined : found
  const others = db
    .selectFrom('loginEmail')
    .select('email')
    .where('oktaId', '=', login?.oktaId ?? '')
    .orderBy('email')
  const former = db
    .selectFrom('formerLogin')
    .innerJoin('account', 'account.contractNumber', 'formerLogin.contractNumber')
    .select((eb) =>
      jsonBuildObject({ refusal: eb.ref('refusal'), companyCode: eb.ref('companyCode') }).as('former'),
    )
    .where((eb) => eb(eb.fn('lower', ['loginId']), '=', loginId.toLowerCase()))
    .limit(1)
  const row = await db
    .selectNoFrom([sql<string[]>`array${others}`.as('others'), former.as('former')])
    .executeTakeFirstOrThrow()
  const emails = login ? [...new Set([login.email, ...row.others])] : []
  return { login, emails, former: row.former ?? undefined }
}

/**
 * Creates a function that returns the handle of an address. A handle identifies an address on record without revealing
 * the address. A handle is valid only for this session and this login. A handle is a keyed hash, so that nobody can
 * compute the handle of another address.
 */
const createHandles = async (context: RequestContext, oktaId: string): Promise<(email: string) => string> => {
  const key = await context.secretKey('operations.resetEmails')
  return (email) =>
    createHmac('sha256', key)
      .update(JSON.stringify([context.sessionHash, oktaId, email]))
      .digest('base64url')
}

const isSame = (text: string, otherText: string): boolean => {
  const [a, b] = [Buffer.from(text), Buffer.from(otherText)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const addressOf = async (
  context: RequestContext,
  oktaId: string,
  emails: readonly string[],
  handle: string,
): Promise<string | null> => {
  const handleOf = await createHandles(context, oktaId)
  return emails.find((email) => isSame(handleOf(email), handle)) ?? null
}

const refusalReason = ({ login, former }: RecoveryLogin): ForgotPasswordResponse | null => {
  if (login && awaitsActivation(login)) return response('Inactive', { Details: 'STAGED' })
  if (login)
    return login.status === 'ACTIVE' ? null : response('Inactive', { Details: freeText(login.status) })
  if (!former) return response(freeText('No users found'))
  const Details = isNewYork(former) ? 'NY Customer' : freeText(former.refusal)
  return response('Login found in db', { Details })
}

const offerEmailChoice = async (
  context: RequestContext,
  oktaId: string,
  emails: readonly string[],
): Promise<ForgotPasswordResponse> => {
  await giveGrant(context, 'reset', oktaId)
  const handleOf = await createHandles(context, oktaId)
  const Emails = emails.map((email) => ({ actualEmail: handleOf(email), displayValue: maskEmail(email) }))
  return response('Email Update Required', { Emails, oktaId })
}

/**
 * Mails the reset link. If `recipient` is `null`, does the same work and rolls it back, so that both cases take the
 * same time.
 */
const mailReset = (context: RequestContext, { login }: RecoveryLogin, recipient: string | null) =>
  mailInConstantWork(
    context,
    'password',
    recipient,
    (to) =>
      mailResetLink(
        context,
        recipient !== null && login ? login : { ...emptyLogin, oktaId: newId('00u') },
        to,
      ),
    login?.oktaId,
  )

/**
 * Starts a password reset (document 1, §2.5, §4). Accepts the login ID in upper or lower case. The mail is sent to
 * the address on record, in the language of the page. A login with several addresses gets no mail; the response
 * contains the masked addresses.
 */
export const forgotPasswordV3: Handler<'forgotPasswordV3'> = async (body, context) => {
  const { loginId } = body
  await countAttempt(context, 'password', loginId)
  context.logSecurityEvent('password_reset_asked', { loginId })
  const found = await findRecoveryLogin(context.db, loginId)
  const { login, emails } = found
  const refused = refusalReason(found)
  const [email = null] = refused === null && emails.length === 1 ? emails : []
  const failure = await mailReset(context, found, email)
  const decide = async (): Promise<ForgotPasswordResponse> => {
    if (refused) return refused
    if (login && email === null) return offerEmailChoice(context, login.oktaId, emails)
    return failure === null ? response(sent, { Email: maskEmail(email ?? '') }) : response(freeText(failure))
  }
  return { ...(await decide()), loginId }
}

/**
 * Mails the reset link to the chosen address. `email` is a handle that `forgotPasswordV3` returned to this session in
 * the last 30 minutes. For any other value, the response is the same as for an address that the login does not have.
 */
export const updateUserResetEmail: Handler<'updateUserResetEmail'> = async (body, context) => {
  const { loginId } = body
  await countAttempt(context, 'passwordByEmail', loginId)
  context.logSecurityEvent('password_reset_asked', { loginId })
  const found = await findRecoveryLogin(context.db, loginId)
  const { login, emails } = found
  const isGiven = await hasGrant(context, ['reset'], body.oktaId)
  const chosen = await addressOf(context, body.oktaId, emails, body.email)
  const email = isGiven && login?.oktaId === body.oktaId && refusalReason(found) === null ? chosen : null
  const failure = await mailReset(context, found, email)
  if (email === null) return { Status: 'Email Not Found', Email: '' }
  return failure === null
    ? { Status: sent, Email: maskEmail(email) }
    : { Status: freeText(failure), Email: '' }
}
