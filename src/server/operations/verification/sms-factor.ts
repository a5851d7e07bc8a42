import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Answer } from '../../../contract/operations.ts'
import { resendCooldown } from '../../factors/second-factor.ts'
import type { RequestContext, Handler } from '../../domain/request-context.ts'
import { guesses, sendCode } from '../../factors/factor-code.ts'
import { alreadyActive, refusedBecause } from './factor-causes.ts'
import { lockFactor } from '../../factors/held-factor.ts'
import { newId } from '../../domain/okta-ids.ts'
import { isAllowed, rateLimits } from '../../domain/rate-limits.ts'
import { giveGrant } from '../../domain/grants.ts'

/** Whether the number has just got a code to sign in with, which the limit below does not count. */
const hasSignInCode = async (context: RequestContext, phone: string): Promise<boolean> => {
  const { count } = await context.sql`
    select from factor where recipient = ${phone} and status = 'ACTIVE'
      and code_sent_at > now() - ${resendCooldown} * interval '1 second'`
  return count > 0
}

/** `null` when another SMS may go to the number now; counts it. */
const smsProblem = async (
  context: RequestContext,
  phone: string,
): Promise<'pause' | 'tooManyMessages' | null> => {
  if ((await hasSignInCode(context, phone)) || !(await isAllowed(context, rateLimits.smsPause(phone))))
    return 'pause'
  if (!(await isAllowed(context, rateLimits.smsByClient(context.clientAddress)))) return 'tooManyMessages'
  return (await isAllowed(context, rateLimits.smsByNumber(phone))) ? null : 'tooManyMessages'
}

const takesSms = async (context: RequestContext, phone: string): Promise<boolean> => {
  const refusals = await context.sql`select 1 from sms_refusal where phone = ${phone}`
  return refusals.length === 0
}

/**
 * Enrols a phone and sends its first code.
 * @param typedPhone international form, separators allowed
 * @returns the factor's id, or `null` when the phone takes no SMS or has had its share of them
 */
export const enrollSmsFactor = async (
  context: RequestContext,
  oktaId: string,
  typedPhone: string,
): Promise<string | null> => {
  const phone = parsePhoneNumberFromString(typedPhone)?.number
  if (!phone || !(await takesSms(context, phone)) || (await smsProblem(context, phone)) !== null) return null
  const id = newId('sms')
  await context.sql`
    insert into factor (id, okta_id, factor_type, recipient, status)
    values (${id}, ${oktaId}, 'sms', ${phone}, 'PENDING_ACTIVATION')`
  await sendCode(context, { id, factorType: 'sms', recipient: phone })
  await giveGrant(context, 'factor', id)
  return id
}

/** A new SMS code; the guesses already made stay counted. */
export const resendFactor: Handler<'resendFactor'> = async (
  body,
  context,
): Promise<Answer<'resendFactor'>> => {
  const factor = await lockFactor(context, { ...body, factorType: 'sms' })
  if (!factor) return refusedBecause(context, 'invalid')
  if (factor.status === 'ACTIVE') return alreadyActive
  if (factor.failedAttempts >= guesses) return refusedBecause(context, 'tooManyAttempts')
  const problem = await smsProblem(context, factor.recipient)
  if (problem) return refusedBecause(context, problem)
  await sendCode(context, factor)
  return { status: 'PENDING_ACTIVATION' }
}
