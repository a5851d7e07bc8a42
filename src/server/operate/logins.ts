import { sql } from 'kysely'
import * as v from 'valibot'
import { accountNumber, email as emailText, loginId } from '../../contract/fields.ts'
import { awaitsActivation, findLogin, lockLoginByLoginId, type Login } from '../domain/login.ts'
import { countSessions, endSessions } from '../domain/sessions.ts'
import { now, type Transaction } from '../database/database.ts'
import { mailActivationLink } from '../mails/registration.ts'
import { mailEmailCorrected } from '../mails/login.ts'
import { maskEmail, maskRecipient } from '../mails/mail.ts'
import { email } from './fields.ts'
import { limitsInForce, resetLimits } from './login-limits.ts'
import { type Act, type OperatorContext, Refusal, verb } from './verb.ts'

const login = loginId
const example = { login: 'jrivera210' }

/** @throws Refusal if there is no such login */
export const lockLogin = async (db: Transaction, id: string): Promise<Login> => {
  const found = await lockLoginByLoginId(db, id)
  if (!found) throw new Refusal(`There is no login ${id}.`)
  return found
}

const onLogin = (
  name: string,
  summary: string,
  act: (login: Login, context: OperatorContext) => Promise<string>,
) =>
  verb(name, summary, { login }, example, async (input, context): Promise<Act> => {
    const found = await lockLogin(context.db, input.login)
    return { done: await act(found, context), whom: [found.oktaId] }
  })

const setStatus = async ({ db }: OperatorContext, { oktaId }: Login, status: string) => {
  await db.updateTable('login').set({ status }).where('oktaId', '=', oktaId).execute()
}

const endLinks = (db: Transaction, oktaId: string) =>
  db
    .updateTable('linkCode')
    .set({ replacedAt: now })
    .where('subject', '=', oktaId)
    .where('usedAt', 'is', null)
    .where('replacedAt', 'is', null)
    .execute()

interface Wanted {
  readonly login?: string | undefined
  readonly email?: string | undefined
  readonly account?: string | undefined
}

const findOktaIds = async (
  db: Transaction,
  { login: id, email: address, account }: Wanted,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select okta_id as id from login where lower(login_id) = lower(${id ?? null})
    union select okta_id from login where lower(email) = lower(${address ?? null})
    union select okta_id from login_email where lower(email) = lower(${address ?? null})
    union select okta_id from login_account where contract_number = ${account ?? null}`.execute(db)
  return rows.map((row) => row.id)
}

const describe = async (db: Transaction, oktaId: string) => {
  const found = await findLogin(db, oktaId)
  if (!found) throw new Refusal(`There is no login ${oktaId}.`)
  const times = await db
    .selectFrom('login')
    .select(['createdAt', 'activatedAt', 'emailProved'])
    .where('oktaId', '=', oktaId)
    .executeTakeFirst()
  const factors = await db
    .selectFrom('factor')
    .select(['factorType', 'recipient', 'status'])
    .where('oktaId', '=', oktaId)
    .execute()
  const accounts = await db
    .selectFrom('loginAccount')
    .select(['contractNumber as account', 'role'])
    .where('oktaId', '=', oktaId)
    .orderBy('contractNumber')
    .execute()
  const acts = await db
    .selectFrom('operatorAct')
    .select(['at', 'who', 'verb', 'outcome'])
    .where(sql<boolean>`whom @> ${[oktaId]}::text[]`)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return {
    loginId: found.loginId,
    oktaId,
    state: found.lapsed ? 'lapsed' : found.status,
    email: maskEmail(found.email),
    language: found.language,
    ...times,
    accounts,
    factors: factors.map((factor) => ({ ...factor, recipient: maskRecipient(factor.recipient) })),
    sessions: await countSessions(db, oktaId),
    limits: await limitsInForce(db, found),
    acts,
  }
}

const show = verb(
  'login-show',
  'Shows the logins of a login ID, an email address or an account: state, factors, sessions, limits, acts.',
  {
    login: v.optional(login),
    email: v.optional(emailText),
    account: v.optional(accountNumber),
  },
  { email: 'jordan.rivera@example.com' },
  async (input, { db }) => {
    if (Object.values(input).filter((value) => value !== undefined).length !== 1)
      throw new Refusal('Name one of login, email and account.')
    const oktaIds = await findOktaIds(db, input)
    if (oktaIds.length === 0) throw new Refusal('There is no such login.')
    const logins = []
    for (const oktaId of oktaIds.slice(0, 20)) logins.push(await describe(db, oktaId))
    return { done: `${oktaIds.length} logins.`, whom: oktaIds, data: { logins } }
  },
)

const resend = onLogin('login-resend', 'Mails a new activation link.', async (found, context) => {
  if (!awaitsActivation(found)) throw new Refusal(`The login ${found.loginId} does not wait for activation.`)
  await mailActivationLink({ ...context, language: found.language }, found)
  return `The activation link is mailed to ${maskEmail(found.email)}.`
})

const unlock = onLogin(
  'login-unlock',
  'Ends the limits that stand against a login, such as wrong passwords and used-up codes.',
  async (found, { db }) => {
    await resetLimits(db, found)
    return `No limit stands against ${found.loginId}.`
  },
)

const end = onLogin('login-end-sessions', 'Signs a login out everywhere, at once.', async (found, { db }) => {
  await endSessions(db, found.oktaId)
  return `All sessions of ${found.loginId} have ended.`
})

const suspend = onLogin(
  'login-suspend',
  'Suspends a login: no sign-in, no reset, until login-resume. Ends its sessions.',
  async (found, context) => {
    if (found.status !== 'ACTIVE') throw new Refusal(`The login ${found.loginId} is ${found.status}.`)
    await setStatus(context, found, 'SUSPENDED')
    await endSessions(context.db, found.oktaId)
    return `The login ${found.loginId} is suspended.`
  },
)

const resume = onLogin('login-resume', 'Ends a suspension.', async (found, context) => {
  if (found.status !== 'SUSPENDED') throw new Refusal(`The login ${found.loginId} is ${found.status}.`)
  await setStatus(context, found, 'ACTIVE')
  return `The login ${found.loginId} is active.`
})

const close = onLogin(
  'login-close',
  'Closes a login for good and frees its accounts, so that their customers can register anew.',
  async (found, context) => {
    const { db } = context
    await setStatus(context, found, 'DEPROVISIONED')
    await endSessions(db, found.oktaId)
    await db.deleteFrom('loginAccount').where('oktaId', '=', found.oktaId).execute()
    await endLinks(db, found.oktaId)
    return `The login ${found.loginId} is closed.`
  },
)

const correctEmail = verb(
  'login-email',
  'Corrects the email address of a login, ends its sessions and links, and tells both addresses.',
  { login, email },
  { login: 'jrivera210', email: 'jordan@example.com' },
  async (input, context) => {
    const { db } = context
    const found = await lockLogin(db, input.login)
    const { oktaId, language } = found
    await db
      .updateTable('login')
      .set({ email: input.email, emailProved: false })
      .where('oktaId', '=', oktaId)
      .execute()
    await db
      .updateTable('factor')
      .set({ recipient: input.email, status: 'PENDING_ACTIVATION', codeHash: null })
      .where('oktaId', '=', oktaId)
      .where('factorType', '=', 'email')
      .execute()
    await endLinks(db, oktaId)
    await endSessions(db, oktaId)
    if (awaitsActivation(found))
      await mailActivationLink({ ...context, language }, { oktaId, email: input.email })
    for (const to of new Set([found.email, input.email]))
      await mailEmailCorrected(context, { to, language }, input.email)
    return { done: `The address of ${found.loginId} is ${maskEmail(input.email)}.`, whom: [oktaId] }
  },
)

export const loginVerbs = [show, resend, unlock, end, suspend, resume, close, correctEmail]
