import type { OperationResponse } from '../../../contract/operations.ts'
import type { Call, Handler } from '../../domain/request-context.ts'
import { findForgotten, type Forgotten } from './forgot-password-find.ts'
import { newId } from '../../domain/okta-ids.ts'
import { awaitsActivation } from '../../domain/login.ts'
import { maskEmail } from '../../mails/mask-email.ts'
import { givePermit, hasPermit } from '../../domain/grants.ts'
import { countTry, mailOrPretend } from './recovery-mail.ts'
import { addressOf, createHandles } from './reset-email-handle.ts'
import { mailResetLink } from '../../mails/password-reset.ts'

type Reply = OperationResponse<'forgotPasswordV3'>

const newYork = 'NY'
const nobody = { oktaId: '', loginId: '', customerName: '', language: 'en' } as const
const sent = 'Password Reset Email Sent'

const reply = (Status: string, more: Partial<Reply> = {}): Reply => ({
  Details: '',
  Email: '',
  Emails: [],
  oktaId: '',
  loginId: '',
  ...more,
  Status,
})

/** `null` when the login may choose a new password. */
const refusal = ({ login, former }: Forgotten): Reply | null => {
  if (login && awaitsActivation(login)) return reply('Inactive', { Details: 'STAGED' })
  if (login) return login.status === 'ACTIVE' ? null : reply('Inactive', { Details: login.status })
  if (!former) return reply('No users found')
  const Details = former.companyCode === newYork ? 'NY Customer' : former.refusal
  return reply('Login found in db', { Details })
}

/** Each address as a handle of this flow and what may be shown of it (quality T20). */
const askWhichEmail = async (call: Call, oktaId: string, emails: readonly string[]): Promise<Reply> => {
  await givePermit(call, 'reset', oktaId)
  const handleOf = await createHandles(call, oktaId)
  const Emails = emails.map((email) => ({ actualEmail: handleOf(email), displayValue: maskEmail(email) }))
  return reply('Email Update Required', { Emails, oktaId })
}

/** `recipient` is `null` when nobody is to get a mail: then the same work is done for nobody. */
const mailReset = (call: Call, { login }: Forgotten, recipient: string | null) =>
  mailOrPretend(call, 'password', recipient, (inside, to) =>
    mailResetLink(inside, recipient !== null && login ? login : { ...nobody, oktaId: newId('00u') }, to),
  )

/** Document 1, §2.5, §4. The login ID in any case; the mail goes to the address on record, in that person's language. */
export const forgotPasswordV3: Handler<'forgotPasswordV3'> = async (body, call) => {
  const loginId = body.loginId.trim()
  await countTry(call, 'password', loginId)
  const found = await findForgotten(call.sql, loginId)
  const { login, emails } = found
  const refused = refusal(found)
  const [email = null] = refused === null && emails.length === 1 ? emails : []
  const failure = await mailReset(call, found, email)
  const answer = async (): Promise<Reply> => {
    if (refused) return refused
    if (login && email === null) return askWhichEmail(call, login.oktaId, emails)
    return failure === null ? reply(sent, { Email: maskEmail(email ?? '') }) : reply(failure)
  }
  return { ...(await answer()), loginId }
}

/**
 * Mails the reset to the address that was chosen. `email` is a handle that `forgotPasswordV3` gave this session in the
 * last 30 minutes; any other one answers as a login without that address would.
 */
export const updateUserResetEmail: Handler<'updateUserResetEmail'> = async (body, call) => {
  const loginId = body.loginId.trim()
  await countTry(call, 'passwordByEmail', loginId)
  const found = await findForgotten(call.sql, loginId)
  const { login, emails } = found
  const isGiven = await hasPermit(call, ['reset'], body.oktaId)
  const chosen = await addressOf(call, body.oktaId, emails, body.email)
  const email = isGiven && login?.oktaId === body.oktaId && refusal(found) === null ? chosen : null
  const failure = await mailReset(call, found, email)
  if (email === null) return { Status: 'Email Not Found', Email: '' }
  return failure === null ? { Status: sent, Email: maskEmail(email) } : { Status: failure, Email: '' }
}
